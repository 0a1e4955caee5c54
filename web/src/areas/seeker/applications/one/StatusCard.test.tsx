import { seekerOffer } from '@evenshift/contract/model/offer'
import { applicationDetail, historyRow } from '@evenshift/contract/model/application/application'
import { seekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { weekFit } from '@evenshift/contract/model/week'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusCard } from '#web/areas/seeker/applications/one/StatusCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const made = sample(applicationDetail)
const closedBy = sample(historyRow, { status: 'closed_job', by: 'clock', meeting: null })
const open = (reason: typeof made.reason, facts: Partial<typeof made> = {}) =>
  show(
    <main>
      <StatusCard
        application={{
          ...made,
          status: 'closed_job',
          pickTimeBy: null,
          meeting: null,
          isLate: false,
          changedAt: '2026-11-27T16:29:00Z',
          reason,
          job: { ...made.job, title: 'Saturday barista, town', jobRole: { _id: made._id, name: 'Barista' } },
          ...facts,
        }}
      />
    </main>,
  )

test.each([
  ['Sent', null],
  ['Viewed', '2026-11-27T13:32:00Z'],
])('an application is %s once they have looked at it or not', (chip, firstViewedAt) => {
  open(null, { status: 'applied', firstViewedAt, replyBy: '2026-12-07T13:00:00Z' })
  expect(screen.getAllByText(chip).length).toBeGreaterThan(0)
  expect(screen.queryAllByText(chip === 'Sent' ? 'Viewed' : 'Sent', { selector: 'span' })).toEqual([])
})

test.each([
  ['has no week', null, 1],
  ['has one', sample(weekFit), 0],
])('who %s is led on to mark it once the job has closed', (_name, fit, links) => {
  open(null, { job: { ...made.job, weekFit: fit } })
  expect(screen.queryAllByRole('link', { name: 'Mark your week' })).toHaveLength(links)
  screen.getByRole('link', { name: 'Find jobs like this' })
})

test('a job that went to someone else says so and when, and leads to jobs like it', async () => {
  open('position_filled')
  screen.getByText('Job filled')
  screen.getByText('Someone else got the job on Fri 27 Nov.')
  expect(screen.getByRole('link', { name: 'Find jobs like this' }).getAttribute('href')).toBe('/find?q=Barista')
  await expectAccessible(document.body)
})

test('one that closed for another reason says why, and leads to jobs like it', () => {
  const history = [...made.history, { ...closedBy, message: 'They’ve stopped hiring for this job.' }]
  open(null, { history })
  screen.getByText('Job closed')
  screen.getByText('On Fri 27 Nov.')
  screen.getByText('They’ve stopped hiring for this job.')
  screen.getByRole('link', { name: 'Find jobs like this' })
})

test('a meeting that its end called off hides neither why it closed, nor that it’s open again', () => {
  const calledOff = { ...closedBy, message: null, meeting: 'The face-to-face chat was called off.' }
  const history = [...made.history, { ...closedBy, message: 'They’ve stopped hiring for this job.' }, calledOff]
  open(null, { history, mayReapply: true, job: { ...made.job, status: 'live' } })
  screen.getByText('They’ve stopped hiring for this job.')
  expect(screen.getByRole('link', { name: 'It’s open again. Apply now' }).getAttribute('href')).toBe(`/find/${made.job._id}`)
})

test('while they decide, the day by which they reply comes first, and the state is said once', () => {
  open(null, { status: 'shortlisted', replyBy: '2026-12-11T18:00:00Z' })
  screen.getByRole('heading', { name: 'You’ll hear back by Fri 11 Dec' })
  expect(screen.queryByText(/^Shortlisted .+\.$/)).toBeNull()
})

test('a meeting that is agreed moves the day of the reply, which says so and after what', () => {
  const meeting = {
    ...sample(seekerMeeting),
    kind: 'chat',
    status: 'agreed',
    turn: null,
    at: '2026-12-01T15:00:00Z',
    outcomeDue: null,
  } as const
  open(null, { status: 'in_review', replyBy: '2026-12-04T15:30:00Z', meeting })
  screen.getByRole('heading', { name: 'They’ll now reply by Fri 4 Dec, after your face-to-face chat on Tue 1 Dec' })
})

test('times to pick from say by when they reply after them', () => {
  const meeting = { ...sample(seekerMeeting), kind: 'chat', status: 'proposed', turn: 'seeker', at: null, outcomeDue: null } as const
  open(null, { status: 'in_review', replyBy: '2026-12-04T15:30:00Z', pickTimeBy: '2026-11-29T18:00:00Z', meeting })
  screen.getByText('They’ll now reply by Fri 4 Dec, after your face-to-face chat.')
  expect(screen.getByRole('region', { name: 'Progress' }).textContent, 'by when to pick is said beside the times').not.toContain('29 Nov')
})

test('of a trial whose time isn’t picked yet no day of the reply is told: it’s within its own hours, which stand beside the times', () => {
  const meeting = { ...sample(seekerMeeting), kind: 'trial', status: 'proposed', turn: 'seeker', at: null, outcomeDue: null } as const
  open(null, { status: 'in_review', replyBy: '2026-12-11T23:59:00Z', pickTimeBy: '2026-12-01T18:00:00Z', meeting })
  const progress = screen.getByRole('region', { name: 'Progress' }).textContent
  expect(progress).toContain('Reply')
  expect(progress).not.toContain('11 Dec')
})

test('a trial is answered within its own hours, and every date of the card says that day', () => {
  const until = { at: '2026-12-01T15:00:00Z', outcomeDue: '2026-12-03T17:00:00Z' }
  const meeting = { ...sample(seekerMeeting), kind: 'trial', status: 'agreed', turn: null, ...until } as const
  open(null, { status: 'in_review', replyBy: '2026-12-08T15:30:00Z', meeting })
  screen.getByRole('heading', { name: 'They’ll now reply by Thu 3 Dec, after your paid trial on Tue 1 Dec' })
  expect(screen.getByRole('list', { name: 'Progress' }).textContent).toContain('3 Dec')
})

test.each([
  ['one of several', ['11'], 'Fri 18:00–22:00 is filled. They can still offer you Sat 09:00–13:00, Sun 10:00–14:00.'],
  ['all of them', ['11', '12', '13'], 'are filled. They can only offer you those if someone drops out.'],
])('shifts asked for that went to others are told: %s', async (_name, taken, told) => {
  const idOf = (end: string) => `01890000-0000-7000-8000-0000000000${end}`
  const shift = { breakMinutes: 0, people: 1 }
  const shifts = [
    { ...shift, _id: idOf('11'), day: 6, start: '18:00', end: '22:00' },
    { ...shift, _id: idOf('12'), day: 7, start: '09:00', end: '13:00' },
    { ...shift, _id: idOf('13'), day: 1, start: '10:00', end: '14:00' },
  ]
  const job = { ...made.job, shifts, shiftsNeeded: 1 }
  open(null, { status: 'in_review', job, shifts: shifts.map(({ _id }) => _id), takenShifts: taken.map(idOf) })
  expect(screen.getByRole('region', { name: 'Progress' }).textContent).toContain(told)
  expect(screen.queryByRole('link', { name: /another shift/ }), 'of those none is left').toBeNull()
  await expectAccessible(document.body)
})

test('who asked for the one shift that is filled is led to where they ask for another, while one is open', () => {
  const [taken, still] = ['01890000-0000-7000-8000-000000000011', '01890000-0000-7000-8000-000000000012']
  const shift = { start: '09:00', end: '13:00', breakMinutes: 0, people: 1 }
  const job = {
    ...made.job,
    shifts: [
      { ...shift, _id: taken, day: 7 },
      { ...shift, _id: still, day: 6 },
    ],
    shiftsNeeded: 1,
  }
  open(null, { status: 'in_review', job, shifts: [taken], takenShifts: [taken], mayMessage: true })
  screen.getByRole('link', { name: 'Message them to ask for another shift' })
})

test('a no gives its reason and what they wrote, and leads to jobs like it', () => {
  const row = { status: 'rejected', at: '2026-11-27T16:29:00Z', by: 'employer', reason: 'travel', message: 'Thank you.' } as const
  open('travel', { status: 'rejected', history: [{ ...row, change: null, meeting: null, offer: null, terms: null }] as never })
  screen.getByText('Too far to travel.')
  screen.getByText('“Thank you.”')
  screen.getByRole('link', { name: 'Find jobs like this' })
})

test.each([
  ['study', 'Reason: studies come first.'],
  ['found_other', 'Reason: found other work.'],
  [null, null],
] as const)('who pulled out of a job reads so once, with the day, their reason and that the employer knows: %s', async (reason, why) => {
  const row = { ...closedBy, change: null, meeting: null, offer: null, by: 'seeker', reason: null } as const
  const calledOff = { ...row, status: 'withdrawn', meeting: 'Face-to-face chat called off' } as const
  const history = [{ ...row, status: 'offer_accepted' } as const, { ...row, status: 'withdrawn', reason } as const, calledOff]
  const shifts = [
    { day: 6, start: '07:30', end: '11:30' },
    { day: 7, start: '08:00', end: '14:00' },
  ]
  const offer = sample(seekerOffer, { shifts, hoursPerWeek: 10, answeredAt: '2026-11-26T10:00:00Z' })
  open(reason, { status: 'withdrawn', hasPulledOut: true, offer, history, job: { ...made.job, employerName: 'Hale’s Coffee' } })
  screen.getByRole('heading', { name: 'You pulled out on Fri 27 Nov' })
  expect(screen.getByText('You had accepted:').textContent).toBe('You had accepted: Fri 07:30–11:30, Sat 08:00–14:00, 10 hours a week')
  expect(screen.queryByText(/^Reason:/)?.textContent ?? null).toBe(why)
  screen.getByText('We’ve told Hale’s Coffee.')
  expect(screen.queryByText(/You withdrew/)).toBeNull()
  await expectAccessible(document.body)
})

test('who withdrew an application without an offer reads that', () => {
  const row = { ...closedBy, change: null, meeting: null, offer: null, by: 'seeker' } as const
  open('pay', {
    status: 'withdrawn',
    offer: null,
    history: [
      { ...row, status: 'in_review' },
      { ...row, status: 'withdrawn' },
    ],
  })
  screen.getByText('You withdrew')
  screen.getByText('On Fri 27 Nov: pay is too low.')
  expect(screen.queryByText(/pulled out/)).toBeNull()
})
