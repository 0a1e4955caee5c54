import { employerCompany } from '@evenshift/contract/employer/company'
import { employerJob } from '@evenshift/contract/model/job/job'
import { type PostCard, postCard } from '@evenshift/contract/model/overview/post-card'
import type { PlanLimit } from '@evenshift/contract/refusals'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { InviteSheet } from '#web/areas/employer/people/InviteSheet'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { putOff } from '#web/areas/employer/plan/limit/put-off'
import { changeTo, free, packages, paying, plans, sumOf } from '#web/areas/employer/plan/testkit/plans.rig'
import { PostMenu } from '#web/areas/employer/posts/PostMenu'
import { QuestionSheet } from '#web/areas/employer/questions/QuestionSheet'
import { pointing, typing } from '#web/testkit/hands'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const full = (of: PlanLimit) => new Refusal('PLAN_LIMIT', {}, { limit: 5, used: 5, package: 'standard', of })
const post = (title: string, said: Partial<PostCard> = {}): PostCard =>
  sample(postCard, { _id: crypto.randomUUID(), title, status: 'live', unanswered: 2, vacancies: 2, filled: 0, version: 7, ...said })
const stall = post('Christmas market stall', { status: 'paused', version: 3 })
const others = [
  post('Weekend barista'),
  post('Saturday baker', { unanswered: 0 }),
  post('Front of house'),
  post('Old one', { status: 'paused' }),
]
const preview = changeTo('plus', { dueToday: sumOf(2000), renewal: { at: '2030-12-04T10:00:00.000Z', price: sumOf(9900) } })

type Role = 'owner' | 'manager'
function openCompany(own = paying, role: Role = 'owner') {
  const service = openService('employer')
  const rosa = { _id: crypto.randomUUID(), name: 'Rosa Marin', role: 'owner' as const, isMe: true }
  const { limits } = own
  const usage = { ...own.usage, liveJobs: limits.liveJobs, seats: limits.seats, questions: limits.questions ?? 0 }
  service.answers({
    employerInfo: () => sample(employerCompany.employerInfo.output, { role, team: [rosa] }),
    entitlement: () => ({ package: own.package, limits, usage, templates: true, activity: true, isPremium: true, showPremiumPrompt: true }),
    membership: () => own,
    packages: () => packages,
    planChange: () => preview,
    ongoingJobs: () => ({ data: [...others, stall], pagination: { current: 1, pageSize: 50, total: 5 } }) as never,
    changeJobStatus: ({ query }) => (query.jobId === stall._id ? full('liveJobs') : sample(employerJob)),
  })
  return service
}

/** Somebody resumes a paused job, which the plan has no room for. */
async function resume(own = paying, role: Role = 'owner') {
  const service = openCompany(own, role)
  const user = show(
    <main>
      <PostMenu job={stall} />
    </main>,
  )
  await user.click(screen.getByRole('button', { name: `More actions for ${stall.title}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Resume' }))
  return { service, user }
}
const prompt = (name: string) => screen.findByRole('dialog', { name })
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
let left: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  left = vi.spyOn(window.location, 'assign').mockReset()
})

describe('a job that there’s no room for', () => {
  const inUse = 'All 5 of your live jobs are in use'

  test.each([
    ['a mouse', pointing],
    ['the keyboard alone', typing],
  ])('is resumed with %s once another is paused, and the button says which', async (_name, handOf) => {
    const { service, user } = await resume()
    const dialog = await prompt(inUse)
    expect(dialog.textContent).toContain('Christmas market stall stays paused. How would you like to resume it?')
    const named = within(dialog).getAllByRole('listitem')
    expect(named.map(({ textContent }) => textContent)).toEqual(['Saturday baker', 'Weekend barista', 'Front of house'])
    await expectAccessible(dialog)
    service.answers({ changeJobStatus: () => sample(employerJob) })
    const hand = handOf(user)
    await hand.pick('radio', /^Pause another job/)
    await hand.choose('Job to pause', 'Front of house')
    await hand.pick('button', 'Pause Front of house and resume')
    await screen.findByText('Live again')
    await isGone()
    expect(service.sent('changeJobStatus').slice(-2)).toMatchObject([
      { query: { jobId: others[2]?._id }, body: { status: 'paused', version: 7 } },
      { query: { jobId: stall._id }, body: { status: 'live', version: 3 } },
    ])
  })

  test('is paid once at the provider’s page, from which one comes back to where one was', async () => {
    const { service, user } = await resume()
    service.answers({ checkout: () => ({ url: 'https://pay.example/cs', sessionId: 'cs_test_1' }) })
    const dialog = await prompt(inUse)
    within(dialog).getByRole('button', { name: 'Pause Saturday baker and resume' })
    await user.click(within(dialog).getByRole('radio', { name: /^Just this job\s*Live for 30 days, with 15 more invitations/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Go to payment, £22.80' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/cs'))
    expect(service.sent('checkout')).toMatchObject([{ body: { packageId: plans.single._id } }])
    expect(sessionStorage.getItem('checkout')).toContain('cs_test_1')
  })

  test('has room with a larger plan, whose sum is shown line by line before it is paid', async () => {
    const { service, user } = await resume()
    const dialog = await prompt(inUse)
    await user.click(within(dialog).getByRole('radio', { name: /25 live jobs\. £20 today for the days to Wed 4 Dec\./ }))
    await user.click(within(dialog).getByRole('button', { name: 'Review and pay £24.00' }))
    await prompt('Upgrade to Plus')
    service.answers({ manageSubscription: () => ({ ...paying, package: 'plus' }) })
    await user.click(await screen.findByRole('button', { name: 'Pay £24.00 and upgrade' }))
    await screen.findByText('You’re on Plus')
    await isGone()
  })

  test('is left for today with “Not now”, or with Escape: the next time only says so', async () => {
    const { user } = await resume()
    await prompt(inUse)
    await user.keyboard('{Escape}')
    await isGone()
    await user.click(screen.getByRole('button', { name: `More actions for ${stall.title}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Resume' }))
    await screen.findByText('You’ve reached your plan’s limit.')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('of who pays nothing yet is paid by a plan at the provider’s page', async () => {
    const { service, user } = await resume(free)
    service.answers({ checkout: () => new Refusal('PAYMENTS_DOWN') })
    const dialog = await prompt('Your one live job is in use')
    await user.click(within(dialog).getByRole('radio', { name: /^Upgrade to Standard/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Go to payment, £46.80' }))
    await within(dialog).findByText(/^The payment service isn’t answering/)
    expect(service.sent('checkout')).toMatchObject([{ body: { packageId: plans.standard._id, interval: 'month' } }])
    expect(service.sent('planChange')).toEqual([])
  })

  test('a manager can pause another, and reads whom to ask for a larger plan', async () => {
    const { service } = await resume(paying, 'manager')
    const dialog = await prompt(inUse)
    within(dialog).getByText('Only an owner can change the plan. Ask Rosa Marin.')
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1)
    within(dialog).getByRole('button', { name: 'Pause Saturday baker and resume' })
    expect([service.sent('membership'), service.sent('packages')]).toEqual([[], []])
    await expectAccessible(dialog)
  })

  test('while a payment is missing nothing is sold: the card comes first', async () => {
    const service = openCompany()
    service.answers({
      changeJobStatus: () => new Refusal('PAYMENT_DUE'),
      manageSubscription: () => ({ url: 'https://pay.example/portal' }),
    })
    const user = show(<PostMenu job={stall} />)
    await user.click(screen.getByRole('button', { name: `More actions for ${stall.title}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Resume' }))
    const dialog = await prompt('Your last payment failed')
    expect(within(dialog).queryByRole('radio')).toBeNull()
    await user.click(within(dialog).getByRole('button', { name: 'Update card' }))
    await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/portal'))
  })

  test('ways that can’t be loaded are asked for again', async () => {
    const service = openCompany()
    service.answers({ packages: () => new Refusal('UNAVAILABLE') })
    const user = show(<PostMenu job={stall} />)
    await user.click(screen.getByRole('button', { name: `More actions for ${stall.title}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Resume' }))
    await screen.findByText('We couldn’t load your options')
    service.answers({ packages: () => packages })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await prompt(inUse)
  })
})

describe('a form that meets a limit', () => {
  async function invite() {
    const service = openCompany(free)
    service.answers({
      inviteMember: () => full('seats'),
      members: () => [],
      checkout: () => ({ url: 'https://pay.example/cs', sessionId: 'cs_test_2' }),
    })
    const onClose = vi.fn<() => void>()
    const user = show(<InviteSheet onClose={onClose} />)
    const hand = pointing(user)
    await screen.findByText(/^Your one seat is in use\./)
    await hand.write('Email', 'sam@example.co.uk')
    await hand.pick('button', 'Send invitation')
    return { service, user, onClose, dialog: await prompt('Your plan has one seat, and it’s taken') }
  }

  test('lies below the prompt as it was written, and Escape closes the prompt alone', async () => {
    // What is kept already is left without a question.
    sessionStorage.setItem('kept:colleague', JSON.stringify({ email: 'jo@example.co.uk', role: 'manager' }))
    const { user, onClose } = await invite()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /one seat/ })).toBeNull())
    expect(onClose).not.toHaveBeenCalled()
    const form = await prompt('Invite someone')
    expect(within(form).getByLabelText<HTMLInputElement>('Email').value).toBe('sam@example.co.uk')
    await user.click(within(form).getByRole('button', { name: 'See your options' }))
    await prompt('Your plan has one seat, and it’s taken')
  })

  test('is there again as it was written when someone comes back from a payment', async () => {
    const { user, dialog } = await invite()
    expect(within(dialog).queryByRole('button', { name: /^Go to payment/ })).toBeNull()
    await user.click(within(dialog).getByRole('radio', { name: /^Upgrade to Standard/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Go to payment, £46.80' }))
    await waitFor(() => expect(left).toHaveBeenCalled())
    document.body.replaceChildren()
    show(<InviteSheet onClose={() => undefined} />)
    const again = await screen.findByLabelText<HTMLInputElement>('Email')
    expect(again.value).toBe('sam@example.co.uk')
    screen.getByText(/^We kept what you’d typed/)
  })

  test('a question past the plan’s bank moves up or is left', async () => {
    const service = openCompany()
    service.answers({ createQuestion: () => full('questions') })
    const user = show(<QuestionSheet question={null} onClose={() => undefined} />)
    const hand = pointing(user)
    await hand.write('Question', 'Why would you like to do this job?')
    await hand.choose('Category', 'Motivation')
    await hand.pick('button', 'Add the question')
    const dialog = await prompt('Your bank of 100 questions is full')
    within(dialog).getByRole('radio', { name: /^Upgrade to Plus\s*As many questions as you like/ })
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /written$/ })).toBeNull())
    await prompt('Add question')
  })
})

describe('one step before a limit', () => {
  function openLines() {
    const service = openCompany()
    const { limits, usage } = paying
    service.answers({
      entitlement: () => ({
        package: 'standard',
        limits,
        usage,
        templates: true,
        activity: true,
        isPremium: true,
        showPremiumPrompt: true,
      }),
    })
    show(
      <>
        <LimitLine of="liveJobs" />
        <LimitLine of="seats" />
      </>,
    )
    return screen.findByText('One seat left on Standard.', { exact: false })
  }

  test('a quiet line says so, and leads to the plan', async () => {
    await openLines()
    screen.getByText('One live job left on Standard.', { exact: false })
    expect(screen.getAllByRole('link', { name: 'View plan' })[0]?.getAttribute('href')).toBe('/subscription')
  })

  test('the only live job of a plan is named', async () => {
    const service = openCompany()
    const { limits, usage } = paying
    service.answers({
      entitlement: () => ({
        package: 'starter',
        limits: { ...limits, liveJobs: 1 },
        usage: { ...usage, liveJobs: 1 },
        templates: false,
        activity: false,
        isPremium: false,
        showPremiumPrompt: true,
      }),
    })
    show(<LimitLine of="liveJobs" held="Barista" />)
    await screen.findByText('Your plan covers one live job: Barista.', { exact: false })
  })

  test('nothing says so on a day on which it was put off', async () => {
    putOff('liveJobs')
    await openLines()
    expect(screen.queryByText(/^One live job left/)).toBeNull()
  })
})
