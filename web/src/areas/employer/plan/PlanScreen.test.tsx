import { employerCompany } from '@evenshift/contract/employer/company'
import { transaction } from '@evenshift/contract/model/company/subscription'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PlanScreen } from '#web/areas/employer/plan/PlanScreen'
import { free, packages, paying, plans, sumOf } from '#web/areas/employer/plan/testkit/plans.rig'
import { pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const member = (name: string, role: 'owner' | 'manager') => ({ _id: crypto.randomUUID(), name, role, isMe: role === 'owner' })
const paid = (place: number) => ({
  ...sample(transaction),
  ...sumOf(3900),
  _id: crypto.randomUUID(),
  date: `2030-0${place}-04T10:00:00Z`,
  status: 'paid' as const,
  invoiceNumber: `EV-${place}`,
  receiptUrl: `https://pay.example/EV-${place}.pdf`,
})

function openPlan(own = paying, role: 'owner' | 'manager' = 'owner') {
  const service = openService('employer')
  service.answers({
    employerInfo: () =>
      sample(employerCompany.employerInfo.output, { role, team: [member('Rosa Marin', 'owner'), member('Sam Lee', 'manager')] }),
    membership: () => own,
    packages: () => packages,
    transactions: () => ({ data: [], pagination: { current: 1, pageSize: 5, total: 0 } }),
  })
  const user = show(
    <main>
      <PlanScreen />
    </main>,
  )
  return { service, user }
}
let left: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  left = vi.spyOn(window.location, 'assign').mockReset()
})

test('an owner reads what the plan costs, what comes next and how much of it is used', async () => {
  openPlan()
  const use = await screen.findByRole('region', { name: 'Use this month' })
  for (const words of ['£46.80 a month with VAT', 'Renews Wed 4 Dec 2030 on Visa 4242', '4 of 5', '1 left', '31 of 60', 'Rosa and Sam'])
    within(use).getByText(words)
  screen.getByText('Active')
  await expectAccessible(document.body)
})

test('a plan that is free for now says so, and that there is nothing to cancel', async () => {
  openPlan({ ...free, package: 'plus', isTest: true })
  const use = within(await screen.findByRole('region', { name: 'Use this month' }))
  use.getByText('Free in this demo')
  use.getByText('Nothing to cancel. You’re not paying.')
  expect(screen.queryByRole('button', { name: 'Cancel plan' })).toBeNull()
})

test('while a payment is due nothing more is offered at a limit', async () => {
  openPlan({ ...paying, status: 'past_due', graceEndsAt: '2030-12-11T10:00:00Z' })
  const limits = await screen.findByRole('region', { name: 'When you reach a limit' })
  within(limits).getByText('You can’t publish new jobs until the payment goes through')
  expect(within(limits).queryByText(/once|upgrade/)).toBeNull()
})

test.each([
  [{ ...paying, cancelAtPeriodEnd: true }, 'Ends Wed 4 Dec 2030, then Starter, free'],
  [{ ...paying, package: 'plus' as const, nextPackage: 'standard' as const }, 'Moves to Standard on Wed 4 Dec 2030'],
])('an end or a move that waits is told, and taken back with one press', async (own, words) => {
  const { service, user } = openPlan(own)
  await screen.findByText(words)
  service.answers({ resumeSubscription: () => paying })
  await user.click(screen.getByRole('button', { name: /^Stay on / }))
  await screen.findByText(/^You’re staying on /)
  expect(service.sent('resumeSubscription')).toMatchObject([{ params: { id: own._id } }])
})

test('a failed payment is told with the day until which nothing is lost, and the way to mend it', async () => {
  const { service, user } = openPlan({ ...paying, status: 'past_due', graceEndsAt: '2030-12-11T10:00:00Z' })
  await screen.findByText(/Your plan stays until Wed 11 Dec 2030/)
  service.answers({ manageSubscription: () => ({ url: 'https://pay.example/portal' }) })
  await user.click(screen.getByRole('button', { name: 'Update card' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/portal'))
  expect(service.sent('manageSubscription')).toMatchObject([{ body: {} }])
  await expectAccessible(document.body)
})

test.each([
  ['One job', 'Buy one job', { packageId: plans.single._id }],
  ['Standard', 'Upgrade to Standard', { packageId: plans.standard._id, interval: 'year' }],
])('%s is paid at the provider’s page, and a page that doesn’t open is told', async (_name, label, body) => {
  const { service, user } = openPlan(free)
  service.answers({ checkout: () => new Refusal('PAYMENTS_DOWN') })
  await user.click(await screen.findByRole('radio', { name: /^Yearly/ }))
  await user.click(screen.getByRole('button', { name: label }))
  await screen.findByText(/^The payment service isn’t answering/)
  expect(left).not.toHaveBeenCalled()
  service.answers({ checkout: () => ({ url: 'https://pay.example/cs_1', sessionId: 'cs_test_1' }) })
  await user.click(screen.getByRole('button', { name: label }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/cs_1'))
  expect(service.sent('checkout').at(-1)).toMatchObject({ body })
})

test('who comes back without paying is told so, and the page of the payment is closed', async () => {
  sessionStorage.setItem('checkout', JSON.stringify({ sessionId: 'cs_test_1', back: '/posts/new?draft=1&step=review' }))
  const { service } = openPlan(free)
  service.answers({ checkoutState: () => ({ status: 'cancelled', package: 'standard' }) })
  await screen.findByText(/^You left the payment page, so nothing was paid\./)
  expect(service.sent('cancelCheckout')).toMatchObject([{ body: { sessionId: 'cs_test_1' } }])
  expect(screen.getByRole('link', { name: 'Continue where you were' }).getAttribute('href')).toBe('/posts/new?draft=1&step=review')
  expect(sessionStorage.getItem('checkout')).toBeNull()
})

test('a payment that went through as its page was left counts as paid', async () => {
  sessionStorage.setItem('checkout', JSON.stringify({ sessionId: 'cs_test_1', back: null }))
  const { service } = openPlan(free)
  service.answers({ checkoutState: () => ({ status: 'paid', package: 'standard' }) })
  await waitFor(() => expect(window.location.pathname).toBe('/subscription/paid/cs_test_1'))
})

test('invoices come five at a time, each with its PDF, and what wasn’t paid says so', async () => {
  const { service, user } = openPlan()
  const all = [9, 8, 7, 6, 5, 4].map(paid)
  service.answers({
    transactions: ({ query }) => {
      const page = Number(query.page)
      const rows = all.slice((page - 1) * 5, page * 5)
      return {
        data: page === 1 ? rows : rows.map((row) => ({ ...row, status: 'failed' as const })),
        pagination: { current: page, pageSize: 5, total: 6 },
      }
    },
  })
  expect((await screen.findByRole('link', { name: 'EV-9, PDF' })).getAttribute('href')).toBe('https://pay.example/EV-9.pdf')
  expect(screen.queryByText('EV-4')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText('EV-4')
  screen.getByText('Failed')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('a manager reads the plan and its use, and who can change it', async () => {
  const { service } = openPlan(paying, 'manager')
  service.answers({
    entitlement: () => ({
      package: 'standard',
      limits: paying.limits,
      usage: paying.usage,
      templates: true,
      activity: true,
      isPremium: true,
      showPremiumPrompt: true,
    }),
  })
  await screen.findByText('Only an owner can change the plan. Ask Rosa Marin.')
  screen.getByText('4 of 5')
  expect(screen.queryByRole('button')).toBeNull()
  expect([service.sent('membership'), service.sent('transactions')]).toEqual([[], []])
  await expectAccessible(document.body)
})

test('a plan that couldn’t be loaded says so, and is asked for again', async () => {
  const { service, user } = openPlan()
  service.answers({ membership: () => new Refusal('UNAVAILABLE') })
  await screen.findByText('We couldn’t load your plan')
  service.answers({ membership: () => paying })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('£46.80 a month with VAT')
})

test.each([
  ['asked', 'We’re checking your charity or school. You’ll hear by email.'],
  ['granted', 'Your plan is free because you’re a charity or school.'],
  ['declined', 'We couldn’t confirm that you’re a charity or school.'],
] as const)('a request for the free plan that is %s says so', async (charitySchool, words) => {
  openPlan({ ...free, charitySchool })
  await screen.findByText(words, { exact: false })
  expect(screen.queryAllByRole('button', { name: 'Ask again' })).toHaveLength(charitySchool === 'declined' ? 1 : 0)
})

test.each([
  ['a mouse', pointing],
  ['the keyboard alone', typing],
])('the free plan is asked for with %s, each refusal at its field', async (_name, handOf) => {
  const { service, user } = openPlan(free)
  const hand = handOf(user)
  await user.click(await screen.findByRole('button', { name: 'Ask for it' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await within(dialog).findByText('Enter the number')
  await hand.pick('radio', 'School')
  await hand.write('School number (URN)', '123456')
  await hand.write('Anything we should know (optional)', 'A primary school.')
  await expectAccessible(dialog)
  const fields = { kind: 'Which are you?', number: 'School number (URN)', note: 'Anything we should know (optional)' }
  const no = Object.fromEntries(Object.entries(fields).map(([path, label]) => [path, `No to “${label}”.`]))
  service.answers({ askCharityPlan: () => new Refusal('INVALID_INPUT', no) })
  await user.click(within(dialog).getByRole('button', { name: 'Send' }))
  await within(dialog).findByText('No to “Which are you?”.')
  for (const label of Object.values(fields)) expect(described(within(dialog).getByLabelText(label))).toContain(`No to “${label}”.`)
  service.answers({ askCharityPlan: () => undefined, membership: () => ({ ...free, charitySchool: 'asked' }) })
  await hand.pick('button', 'Send')
  await screen.findByText(/^We’re checking your charity or school/)
  expect(service.sent('askCharityPlan').at(-1)).toMatchObject({ body: { kind: 'school', number: '123456', note: 'A primary school.' } })
})
