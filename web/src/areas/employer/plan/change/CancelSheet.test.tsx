import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CancelSheet } from '#web/areas/employer/plan/change/CancelSheet'
import { changeTo, paying, plans } from '#web/areas/employer/plan/testkit/plans.rig'
import { type Hand, pointing, typing } from '#web/testkit/hands'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const end = '2030-12-04T10:00:00.000Z'
const job = (title: string, pauses: boolean) => ({ _id: crypto.randomUUID(), title, publishedAt: end, pauses })
const jobs = [job('Evening barista', true), job('Saturday baker', true), job('Weekend barista', false)]

async function openSheet(said: Parameters<typeof changeTo>[1] = {}) {
  const service = openService('employer')
  service.answers({
    planChange: () => changeTo('starter', { isAtOnce: false, interval: null, startsAt: end, jobs, questionsOver: 2, ...said }),
  })
  function Plan() {
    const [isOpen, setOpen] = useState(true)
    return isOpen && <CancelSheet own={paying} after={plans.starter} onClose={() => setOpen(false)} />
  }
  const user = show(<Plan />)
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText('Runs until Wed 4 Dec 2030, then Starter, free.')
  service.answers({ cancelSubscription: () => ({ ...paying, cancelAtPeriodEnd: true }) })
  return { service, user, dialog }
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test.each([
  ['a mouse', pointing],
  ['the keyboard alone', typing],
])('the plan is cancelled with %s, with another job staying live', async (_name, handOf: (user: never) => Hand) => {
  const { service, user, dialog } = await openSheet()
  const hand = handOf(user as never)
  within(dialog).getByText('On Wed 4 Dec, 2 of your 3 jobs pause')
  within(dialog).getByText('You can still reply to everyone who applied.')
  within(dialog).getByText('Questions past your tenth are locked, not deleted.')
  await expectAccessible(dialog)
  await hand.pick('radio', 'Saturday baker pauses')
  within(dialog).getByRole('radio', { name: 'Weekend barista pauses' })
  await hand.pick('button', 'Cancel from Wed 4 Dec')
  await screen.findByText('Standard ends on Wed 4 Dec 2030')
  await isGone()
  expect(service.sent('cancelSubscription')).toMatchObject([{ params: { id: paying._id }, body: { keepLive: [jobs[1]?._id] } }])
})

test('whoever chooses nothing keeps what was proposed', async () => {
  const { service, user, dialog } = await openSheet()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel from Wed 4 Dec' }))
  await isGone()
  expect(service.sent('cancelSubscription')).toMatchObject([{ body: {} }])
})

test('with room for all, none pauses and there’s nothing to choose', async () => {
  const { dialog } = await openSheet({ jobs: [] })
  within(dialog).getByText('No jobs pause')
  expect(within(dialog).queryByRole('radio')).toBeNull()
})

test('whoever stays has sent nothing', async () => {
  const { service, user, dialog } = await openSheet()
  await user.click(within(dialog).getByRole('button', { name: 'Stay on Standard' }))
  await isGone()
  expect(service.sent('cancelSubscription')).toEqual([])
})

test('a refusal is told in the sheet, and what was chosen stays', async () => {
  const { service, user, dialog } = await openSheet()
  await user.click(within(dialog).getByRole('radio', { name: 'Evening barista pauses' }))
  service.answers({ cancelSubscription: () => new Refusal('PAYMENTS_DOWN') })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel from Wed 4 Dec' }))
  await within(dialog).findByText(/^The payment service isn’t answering/)
  within(dialog).getByRole('radio', { name: 'Evening barista stays live', checked: true })
  service.goOffline()
  await user.click(within(dialog).getByRole('button', { name: 'Cancel from Wed 4 Dec' }))
  await within(dialog).findByText('No internet connection')
})
