import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ChangeSheet } from '#web/areas/employer/plan/change/ChangeSheet'
import { changeTo, paying, plans, sumOf } from '#web/areas/employer/plan/testkit/plans.rig'
import { pointing, typing } from '#web/testkit/hands'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const shownAt = '2030-11-24T10:00:00.000Z'
const up = changeTo('plus', {
  startsAt: shownAt,
  lines: [
    { part: 'plan', net: 3300 },
    { part: 'paid_before', net: -1300 },
  ],
  dueToday: sumOf(2000),
  renewal: { at: '2030-12-04T10:00:00.000Z', price: sumOf(9900) },
})
const job = (title: string, pauses: boolean) => ({ _id: crypto.randomUUID(), title, publishedAt: shownAt, pauses })
const jobs = [job('Evening barista', true), job('Saturday baker', true), job('Kitchen porter', false), job('Weekend barista', false)]
const down = changeTo('standard', {
  isAtOnce: false,
  startsAt: '2030-12-04T10:00:00.000Z',
  renewal: { at: '2030-12-04T10:00:00.000Z', price: sumOf(3900) },
  limits: { ...plans.standard.limits, liveJobs: 2 },
  jobs,
  seatsOver: 1,
  questionsOver: 4,
  remindersAt: ['2030-11-27T10:00:00.000Z', '2030-12-03T10:00:00.000Z'],
})
const onPlus = { ...paying, package: 'plus' as const, limits: plans.plus.limits }

async function openSheet(isUp: boolean) {
  const service = openService('employer')
  service.answers({ planChange: () => (isUp ? up : down) })
  function Plan() {
    const [isOpen, setOpen] = useState(true)
    const shown = { interval: 'month' as const, isUp, onClose: () => setOpen(false) }
    return isOpen && <ChangeSheet {...shown} own={isUp ? paying : onPlus} plan={isUp ? plans.plus : plans.standard} />
  }
  const user = show(<Plan />)
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(isUp ? 'Starts as soon as you’ve paid.' : /^Starts Wed 4 Dec 2030\./)
  return { service, user, dialog }
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each([
  ['a mouse', pointing],
  ['the keyboard alone', typing],
])('a larger plan is paid with %s for the very sum that was shown, line by line', async (_name, handOf) => {
  const { service, user, dialog } = await openSheet(true)
  const bill = [...dialog.querySelectorAll('dl > div')].map((line) => [...line.children].map(({ textContent }) => textContent))
  expect(bill).toEqual([
    ['Plus, 10 days to Wed 4 Dec 2030', '£33.00'],
    ['Standard you’ve paid for those days', '−£13.00'],
    ['VAT at 20%', '£4.00'],
    ['To pay today', '£24.00'],
  ])
  expect(dialog.textContent).toContain('Then £118.80 a month from Wed 4 Dec 2030, £99 plus VAT.')
  expect(dialog.textContent).toContain('25live jobsnow 5')
  await expectAccessible(dialog)
  service.answers({ manageSubscription: () => onPlus })
  await handOf(user).pick('button', 'Pay £24.00 and upgrade')
  await screen.findByText('You’re on Plus')
  await isGone()
  expect(service.sent('manageSubscription')).toMatchObject([{ body: { packageId: plans.plus._id, interval: 'month', shownAt } }])
})

test('a declined card says so above the button, changes nothing, and leads to where the card is changed', async () => {
  const left = vi.spyOn(window.location, 'assign').mockReset()
  const { service, user, dialog } = await openSheet(true)
  service.answers({ manageSubscription: () => new Refusal('PAYMENT_DECLINED') })
  await user.click(within(dialog).getByRole('button', { name: 'Pay £24.00 and upgrade' }))
  await within(dialog).findByText(/^Your bank declined the payment\. Nothing has changed\./)
  await expectAccessible(dialog)
  service.answers({ manageSubscription: ({ body }) => (body.packageId ? onPlus : { url: 'https://pay.example/portal' }) })
  await user.click(within(dialog).getByRole('button', { name: 'Change card' }))
  await waitFor(() => expect(left).toHaveBeenCalledWith('https://pay.example/portal'))
})

test.each(['PAYMENTS_DOWN', 'INVALID_TRANSITION'] as const)('%s is told in the sheet, and the sum is reckoned anew', async (code) => {
  const { service, user, dialog } = await openSheet(true)
  service.answers({
    manageSubscription: () => new Refusal(code),
    planChange: () => ({ ...up, startsAt: '2030-11-25T10:00:00.000Z', dueToday: sumOf(1800) }),
  })
  await user.click(within(dialog).getByRole('button', { name: 'Pay £24.00 and upgrade' }))
  await within(dialog).findByRole('alert')
  service.answers({ manageSubscription: () => onPlus })
  await user.click(await within(dialog).findByRole('button', { name: 'Pay £21.60 and upgrade' }))
  await isGone()
  expect(service.sent('manageSubscription').at(-1)).toMatchObject({ body: { shownAt: '2030-11-25T10:00:00.000Z' } })
})

test('a smaller plan says from when, what pauses and what stays, and takes another job to stay live', async () => {
  const { service, user, dialog } = await openSheet(false)
  const inside = within(dialog)
  inside.getByText('On Wed 4 Dec, 2 of your 4 jobs pause')
  inside.getByText('Everyone on your team stays, but you can’t add anyone. Questions past your 100th are locked, not deleted.')
  inside.getByText('We’ll remind you on Wed 27 Nov and Tue 3 Dec. Come back before then and nothing changes.')
  await user.click(inside.getByRole('checkbox', { name: 'Evening barista pauses' }))
  // It takes the place of the one that was chosen first.
  inside.getByRole('checkbox', { name: 'Kitchen porter pauses' })
  inside.getByRole('checkbox', { name: 'Evening barista stays live', checked: true })
  await expectAccessible(dialog)
  service.answers({ manageSubscription: () => ({ ...onPlus, nextPackage: 'standard' }) })
  await user.click(inside.getByRole('button', { name: 'Move to Standard from Wed 4 Dec' }))
  await screen.findByText('Standard starts on Wed 4 Dec')
  const { body } = service.sent('manageSubscription')[0] ?? {}
  expect(body).toEqual({ packageId: plans.standard._id, interval: 'month', keepLive: [jobs[3]?._id, jobs[0]?._id] })
})

test('what can’t be reckoned says so, is asked for again, and nothing can be paid meanwhile', async () => {
  const service = openService('employer')
  service.answers({ planChange: () => new Refusal('PAYMENTS_DOWN') })
  const user = show(<ChangeSheet own={paying} plan={plans.plus} interval="month" isUp onClose={() => undefined} />)
  await screen.findByText('We couldn’t work out what this costs')
  expect(screen.getByRole('button', { name: 'Working it out' })).toHaveProperty('disabled', true)
  service.answers({ planChange: () => up })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: 'Pay £24.00 and upgrade' })
})
