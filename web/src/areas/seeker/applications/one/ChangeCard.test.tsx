import { applicationDetail } from '@evenshift/contract/model/application/application'
import { jobChange } from '@evenshift/contract/model/job/job-change'
import { seekerApplications } from '@evenshift/contract/seeker/applications/applications'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ChangeCard } from '#web/areas/seeker/applications/one/ChangeCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const saturday = { _id: '01890000-0000-7000-8000-000000000001', day: 7, start: '09:00', end: '13:00', breakMinutes: 0, people: 2 }
const change = sample(jobChange, {
  _id: '01890000-0000-7000-8000-000000000009',
  at: '2026-11-24T09:00:00Z',
  message: 'We open later.',
  lines: [{ label: 'Saturday', before: '09:00–13:00', after: '13:00–17:00', note: 'Moved', isBetter: false }],
  shifts: { before: [saturday], after: [{ ...saturday, start: '13:00', end: '17:00' }] },
  effect: 'worse',
  fit: 'It doesn’t fit your week now. It was 1 of 1.',
  confirmedAt: null,
})
function open(status: ApplicationStatus, more: Partial<typeof change> = {}) {
  const service = openService('seeker')
  const application = sample(applicationDetail, { status, change: { ...change, ...more } })
  const user = show(
    <main>
      <ChangeCard application={application} />
    </main>,
  )
  return { service, user, application, card: () => screen.queryByRole('region', { name: 'What changed' }) }
}

test('the applicant reads before and after and whether it still fits, and one press keeps them in', async () => {
  const { service, user, application, card } = open('applied')
  expect(card()?.textContent).toContain('changed it on Tue 24 Nov.')
  expect(screen.getByRole('list', { name: 'What changes' }).textContent).toBe('Saturdaybefore: 09:00–13:00now: 13:00–17:00Moved')
  expect(screen.getByText('It doesn’t fit your week now. It was 1 of 1.')).toBeTruthy()
  expect(screen.getByText('“We open later.”')).toBeTruthy()
  expect(screen.getByText('No answer? Your application stays open, marked “not confirmed”.')).toBeTruthy()
  await expectAccessible(document.body)
  service.answers({ confirmChange: () => sample(seekerApplications.confirmChange.output) })
  await user.click(screen.getByRole('button', { name: 'Still fits, keep me in' }))
  await waitFor(() =>
    expect(service.sent('confirmChange')).toMatchObject([{ params: { id: application._id }, body: { changeId: change._id } }]),
  )
  await screen.findByText(/knows you’re still in$/)
})

test('a job that changed once more meanwhile is told as such', async () => {
  const { service, user } = open('applied')
  service.answers({ confirmChange: () => new Refusal('STALE') })
  await user.click(screen.getByRole('button', { name: 'Still fits, keep me in' }))
  await screen.findByText('This has been updated. Here’s the latest.')
})

test('or they withdraw', async () => {
  const { service, user, application } = open('applied')
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(service.sent('withdrawApplication')).toMatchObject([{ params: { id: application._id } }]))
})

test.each([
  [
    'who confirmed reads when, and isn’t asked again',
    'applied',
    { confirmedAt: '2026-11-25T09:00:00Z' },
    'You said it still fits on Wed 25 Nov.',
  ],
  [
    'who has an offer isn’t asked',
    'offered',
    { fit: 'Your offer doesn’t change. It keeps its own terms.' },
    'Your offer doesn’t change. It keeps its own terms.',
  ],
] as const)('%s', (_name, status, more, told) => {
  open(status, more)
  expect(screen.getByText(told)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Still fits, keep me in' })).toBeNull()
})

test('an application that is over says nothing of it', () => {
  expect(open('rejected').card()).toBeNull()
})
