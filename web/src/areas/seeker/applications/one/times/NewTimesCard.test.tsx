import { applicationDetail } from '@evenshift/contract/model/application/application'
import { type SeekerNewTimes, seekerNewTimes } from '@evenshift/contract/model/application/new-times'
import { seekerApplications } from '@evenshift/contract/seeker/applications/applications'
import { weekFit } from '@evenshift/contract/model/week'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NewTimesCard } from '#web/areas/seeker/applications/one/times/NewTimesCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const was = { _id: '01890000-0000-7000-8000-000000000002', day: 3, start: '07:00', end: '12:00' }
const is = { ...was, start: '08:00', end: '13:00' }
const made = sample(applicationDetail, { status: 'hired' })
const application = {
  ...made,
  job: { ...made.job, employerName: 'Copper & Bean', shifts: [{ ...is, breakMinutes: 0, people: 1 }] },
}
function open(fit: SeekerNewTimes['weekFit']) {
  const asked = { ...sample(seekerNewTimes, { state: 'asked', at: '2026-11-24T09:00:00Z', shifts: [{ was, is }] }), weekFit: fit }
  const service = openService('seeker')
  service.answers({ answerNewTimes: () => sample(seekerApplications.answerNewTimes.output) })
  const user = show(
    <main>
      <NewTimesCard application={application} asked={asked} />
    </main>,
  )
  return { service, user, asked }
}
const fitting = sample(weekFit, { shiftsFit: 1, shiftsTotal: 1, clashes: [] })

test.each([
  ['Yes, I can do it', 'agreed', 'Copper & Bean knows you’ll work the new times'],
  ['Keep my time', 'kept', 'Copper & Bean knows you’re keeping your time'],
] as const)('old and new are told, and “%s” answers', async (press, answer, told) => {
  const { service, user, asked } = open(fitting)
  screen.getByText('Copper & Bean asked on Tue 24 Nov.')
  expect(screen.getByRole('list', { name: 'What changes' }).textContent).toBe('Tuesdaybefore: 07:00–12:00now: 08:00–13:00Moved')
  screen.getByText('The new times fit your week.')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: press }))
  await screen.findByText(told)
  expect(service.sent('answerNewTimes')).toMatchObject([{ params: { id: made._id }, body: { askedId: asked._id, answer } }])
})

test('what of their own week is in the way is told before they answer', async () => {
  open(sample(weekFit, { shiftsFit: 0, shiftsTotal: 1, clashes: [{ ...is, label: 'Lecture' }] }))
  screen.getByText('Not all of it fits your week.')
  await waitFor(() => expect(screen.getByText('Lecture')).toBeTruthy())
})

test('who is asked of a week that we don’t know reads nothing of a fit', () => {
  open(null)
  expect(screen.queryByText(/your week/)).toBeNull()
})

test('a question that ended meanwhile is told as such', async () => {
  const { service, user } = open(fitting)
  service.answers({ answerNewTimes: () => new Refusal('STALE') })
  await user.click(screen.getByRole('button', { name: 'Yes, I can do it' }))
  await screen.findByText('This has been updated. Here’s the latest.')
})
