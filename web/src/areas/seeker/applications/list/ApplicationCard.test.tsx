import { DAY_MS } from '@evenshift/contract/days'
import { type Application, application } from '@evenshift/contract/model/application/application'
import { jobShift } from '@evenshift/contract/model/week'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplicationCard } from '#web/areas/seeker/applications/list/ApplicationCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const quiet = { status: 'in_review', isLate: false, hasNewMessage: false, pickTimeBy: null, meeting: null, changeAsked: null } as const
const card = (facts: Partial<Application>) =>
  show(
    <ul>
      <ApplicationCard application={sample(application, { ...quiet, ...facts })} />
    </ul>,
  )
const open = (hasNewMessage: boolean, pickTimeBy: string | null = null) => card({ hasNewMessage, pickTimeBy })

test('an application says that the employer wrote, and leads to what they wrote', async () => {
  open(true)
  screen.getByText('New message')
  screen.getByRole('link', { name: /^Read message: / })
  await expectAccessible(screen.getAllByRole('list')[0] ?? document.body)
})

test.each([
  ['who pulled out', true, 'You pulled out'],
  ['who withdrew', false, 'You withdrew'],
])('%s reads so in the chip, and below it only the day and the reason', (_who, hasPulledOut, told) => {
  card({ status: 'withdrawn', hasPulledOut, changedAt: '2026-11-29T16:19:00Z', reason: 'study' })
  expect(screen.getAllByText(/withdrew|pulled out/i).map(({ textContent }) => textContent)).toEqual([told])
  screen.getByText('On Sun 29 Nov: studies come first.')
})

test('one that was read says nothing of it', () => {
  open(false)
  expect(screen.queryByText('New message')).toBeNull()
  screen.getByRole('link', { name: /^View: / })
})

test('a meeting that waits for a time is the person’s turn, with its own deadline, whatever else is new', async () => {
  const at = new Date(Date.now() + 90 * 60_000)
  open(true, at.toISOString())
  screen.getByText('Your turn')
  expect(screen.getByText(/left$/).parentElement?.textContent).toMatch(/^1 (hour|day) left$/)
  screen.getByText(/^Pick a time by .+, \d\d:\d\d\.$/)
  screen.getByRole('link', { name: /^Pick a time: / })
  expect(screen.queryByText('In review')).toBeNull()
  await expectAccessible(screen.getAllByRole('list')[0] ?? document.body)
})

test('an invitation is the person’s turn, in the same words', () => {
  card({ status: 'interview_invited' })
  screen.getByText('Your turn')
  expect(screen.queryByText('Invited')).toBeNull()
})

test('times to pick from come before an interview, in words, in the countdown and on the button', () => {
  card({ status: 'interview_invited', pickTimeBy: '2099-11-26T18:00:00Z' })
  screen.getByText('Pick a time by Thu 26 Nov, 18:00.')
  expect(screen.getByRole('link', { name: /^Pick a time: / }).getAttribute('href')).toMatch(/^\/applications\//)
})

test('a job that changed says so and asks whether it still fits, and leads to what changed', async () => {
  card({ changeAsked: '2026-11-27T09:00:00Z' })
  screen.getByText('Job changed')
  screen.getByText('The job changed on Fri 27 Nov. Say if it still fits.')
  expect(screen.getByRole('link', { name: /^See changes: / }).getAttribute('href')).toMatch(/^\/applications\//)
  await expectAccessible(screen.getAllByRole('list')[0] ?? document.body)
})

test('what runs out comes before a change on the button, which is told all the same', () => {
  card({ status: 'interview_invited', changeAsked: '2026-11-27T09:00:00Z' })
  screen.getByText('The job changed on Fri 27 Nov. Say if it still fits.')
  screen.getByRole('link', { name: /^Start interview: / })
})

test.each([
  ['agreed', 1],
  ['proposed', 0],
  ['cancelled', 0],
  ['done', 0],
] as const)('a meeting that is %s says when it is only while it is coming', (status, times) => {
  card({ meeting: { kind: 'chat', status, at: '2026-11-30T14:00:00Z', outcomeDue: null } })
  expect(screen.queryAllByText('Face-to-face chat: Mon 30 Nov, 14:00.')).toHaveLength(times)
})

test('a shift asked for that is filled is named, with what they can still offer', () => {
  const [friday, saturday] = [6, 7].map((day) =>
    sample(jobShift, { _id: `01890000-0000-7000-8000-00000000001${day}`, day, start: '18:00', end: '22:00' }),
  )
  if (!friday || !saturday) throw new Error('no shifts')
  const job = { ...sample(application).job, shifts: [friday, saturday] }
  card({ job, shifts: [friday._id, saturday._id], takenShifts: [friday._id] })
  screen.getByText('Fri 18:00–22:00 is filled. They can still offer you Sat 18:00–22:00.')
})

test.each(['offered', 'offer_accepted'] as const)('a meeting agreed beside an offer (%s) is told as still on', (status) => {
  card({ status, meeting: { kind: 'chat', status: 'agreed', at: '2026-11-30T14:00:00Z', outcomeDue: null } })
  screen.getByText('Face-to-face chat: Mon 30 Nov, 14:00. Still on.')
})

test('a trial counts to the day by which they say what comes of it, not to the application’s', () => {
  const due = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  card({ replyBy: due(9), meeting: { kind: 'trial', status: 'done', at: due(-1), outcomeDue: due(1) } })
  expect(screen.getByText(/^Reply in/).parentElement?.textContent).toBe('Reply in 1 day')
})

test.each([
  [
    { status: 'rejected', reason: 'required_certificate_missing' },
    'Not this time',
    'On Sun 29 Nov. They needed a certificate you haven’t added.',
  ],
  [{ status: 'offer_declined', reason: 'hours' }, 'You declined', 'On Sun 29 Nov: hours don’t suit.'],
  [{ status: 'offer_expired', reason: null }, 'Offer expired', 'On Sun 29 Nov.'],
  [{ status: 'closed_no_reply', reason: null }, 'Closed, no reply', 'We closed it on Sun 29 Nov.'],
] as const)('what became of it is said once, and the line adds the day and why: %o', (facts, chip, line) => {
  card({ ...facts, changedAt: '2026-11-29T16:19:00Z' })
  expect(screen.getAllByText(new RegExp(chip))).toHaveLength(1)
  screen.getByText(line)
})

test('by when it’s their turn is said once, with the hour, and not among the dates above it', () => {
  card({ status: 'interview_invited', interview: { ...sample(application).interview, deadline: '2099-11-26T18:00:00Z' } as never })
  expect(screen.getAllByText(/26 Nov/).map(({ textContent }) => textContent)).toEqual(['Send your interview by Thu 26 Nov, 18:00.'])
})
