import { type ApplicationDetail, applicationDetail } from '@evenshift/contract/model/application/application'
import { jobChange } from '@evenshift/contract/model/job/job-change'
import { availability } from '@evenshift/contract/model/profile/availability'
import { seekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import { seekerApplications } from '@evenshift/contract/seeker/applications/applications'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { screen, waitFor, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { ApplicationScreen } from '#web/areas/seeker/applications/one/ApplicationScreen'
import { ChangeCard } from '#web/areas/seeker/applications/one/ChangeCard'
import { paths, to } from '#web/shared/paths'
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
  fit: 'The shift doesn’t fit your week now. It did before.',
  confirmedAt: null,
})
function open(
  status: ApplicationStatus,
  more: Partial<typeof change> = {},
  changeAsked: string | null = null,
  told: Partial<ApplicationDetail> = {},
) {
  const service = openService('seeker')
  const application = { ...sample(applicationDetail, { status, change: { ...change, ...more }, changeAsked }), ...told }
  const user = show(
    <main>
      <ChangeCard application={application} />
    </main>,
  )
  return { service, user, application, card: () => screen.queryByRole('region', { name: 'What changed' }) }
}

test('the applicant reads before and after and whether it still fits, and one press keeps them in', async () => {
  const { service, user, application, card } = open('applied', {}, change.at)
  expect(card()?.textContent).toContain('changed it on Tue 24 Nov.')
  expect(screen.getByRole('list', { name: 'What changes' }).textContent).toBe('Saturdaybefore: 09:00–13:00now: 13:00–17:00Moved')
  expect(screen.getByText('The shift doesn’t fit your week now. It did before.')).toBeTruthy()
  expect(screen.getByText('“We open later.”')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Write to / }).getAttribute('href')).toBe(`/messages/${application._id}`)
  expect(screen.getByText('No answer? Your application stays open, marked “not confirmed”.')).toBeTruthy()
  await expectAccessible(document.body)
  service.answers({ confirmChange: () => sample(seekerApplications.confirmChange.output) })
  await user.click(screen.getByRole('button', { name: 'I can still do it' }))
  await waitFor(() =>
    expect(service.sent('confirmChange')).toMatchObject([{ params: { id: application._id }, body: { changeId: change._id } }]),
  )
  await screen.findByText(/knows you’re still in$/)
})

test('of the week after a change only their own shifts that nobody else took are drawn as theirs', () => {
  const [own, filled, other] = [7, 6, 1].map((day, place) => ({ ...saturday, _id: saturday._id.slice(0, -1) + String(place + 1), day }))
  const [mine, taken] = [own?._id ?? '', filled?._id ?? '']
  const all = [own, filled, other].flatMap((shift) => shift ?? [])
  const shifts = { before: all, after: all.map((shift) => ({ ...shift, start: '10:00' })) }
  open('applied', { shifts }, null, { shifts: [mine, taken], takenShifts: [taken] })
  const week = screen.getByRole('img', { name: /^After/ })
  expect([...week.querySelectorAll('[data-kind="new"]')]).toHaveLength(1)
  expect([...week.querySelectorAll('[data-kind="open"]')]).toHaveLength(2)
})

test('a shift that no longer fits is named with its reason, and one press adds to the week what it’s short of', async () => {
  const [first, second] = [
    { ...saturday, start: '17:00', end: '21:00' },
    { ...saturday, _id: '01890000-0000-7000-8000-000000000002', day: 3, start: '17:00', end: '21:00' },
  ]
  const short = { day: 7, start: '17:00', end: '21:00', label: 'not enough travel time', nearly: { from: null, until: '21:30' } }
  const before = { shiftsFit: 1, shiftsTotal: 2, shiftsNeeded: 2, days: [], clashes: [short], text: '' }
  const told = sample(applicationDetail, {
    status: 'applied',
    change,
    changeAsked: change.at,
    meeting: null,
    pickTimeBy: null,
    shifts: [first._id, second._id],
  })
  let clashes = [short]
  const service = openService('seeker')
  service.answers({
    openApplication: () => ({ ...told, job: { ...told.job, shifts: [first, second], weekFit: { ...before, clashes } } }),
    setAvailability: () => {
      clashes = []
      return sample(availability)
    },
  })
  const user = show(
    <Routes>
      <Route path={paths.application} element={<ApplicationScreen />} />
      <Route path="*" element={<Navigate to={to(paths.application, { id: told._id })} />} />
    </Routes>,
  )
  const region = await screen.findByRole('region', { name: 'What changed' })
  const card = within(region)
  card.getByText('1 of 2 shifts fits your week.')
  await waitFor(() => expect(card.getByText('not enough travel time').parentElement?.textContent).toContain('Sat 17:00–21:00'))
  await expectAccessible(region)
  await user.click(await card.findByRole('button', { name: 'I’m free until 21:30 on Saturdays' }))
  await card.findByText('Both shifts fit your week.')
  expect(card.queryByText('not enough travel time')).toBeNull()
  expect(service.sent('setAvailability')[0]?.body.times.find(({ id }) => id === 7)?.slots).toContainEqual({ start: '17:00', end: '21:30' })
})

test('of shifts that are filled by now nothing is asked or said to fit, only of those that are left', () => {
  const friday = { ...saturday, _id: '01890000-0000-7000-8000-000000000002', day: 6 }
  const { job } = sample(applicationDetail, {})
  const weekFit = { shiftsFit: 1, shiftsTotal: 1, shiftsNeeded: 1, days: [], clashes: [], text: '' }
  const told = { job: { ...job, shifts: [saturday, friday], weekFit }, shifts: [saturday._id, friday._id], takenShifts: [saturday._id] }
  open('applied', { effect: 'same', fit: 'You can still work both shifts.' }, null, told)
  expect(screen.queryByText(/both shifts/)).toBeNull()
  screen.getByText('Fits your week.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a job that changed once more meanwhile is told as such', async () => {
  const { service, user } = open('applied', {}, change.at)
  service.answers({ confirmChange: () => new Refusal('STALE') })
  await user.click(screen.getByRole('button', { name: 'I can still do it' }))
  await screen.findByText('This has been updated. Here’s the latest.')
})

test('or they withdraw', async () => {
  const { service, user, application } = open('applied', {}, change.at)
  await user.click(screen.getByRole('button', { name: 'Withdraw' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(service.sent('withdrawApplication')).toMatchObject([{ params: { id: application._id } }]))
})

test.each([
  [
    'who confirmed reads when, and isn’t asked again',
    'applied',
    { confirmedAt: '2026-11-25T09:00:00Z' },
    'On Wed 25 Nov you said you can still do it',
  ],
  [
    'who has an offer of other shifts isn’t asked',
    'offered',
    { fit: 'Your offer doesn’t change. It keeps its own terms.' },
    'Your offer doesn’t change. It keeps its own terms.',
  ],
] as const)('%s', async (_name, status, more, told) => {
  open(status, more)
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I can still do it' })).toBeNull()
})

test('who has an offer reads which of its times stay, and of the week sees only their own as offered', async () => {
  const [friday, sunday] = [6, 1].map((day) => ({ ...saturday, _id: saturday._id.slice(0, -1) + String(day + 1), day }))
  if (!friday || !sunday) throw new Error('two shifts')
  const later = { ...sunday, start: '11:00', end: '16:00' }
  const { job, offer } = sample(applicationDetail)
  const told = {
    job: { ...job, shifts: [friday, saturday, later] },
    shifts: [friday._id, saturday._id, sunday._id],
    offer: offer && { ...offer, shifts: [saturday, sunday] },
  }
  const shifts = { before: [friday, saturday, sunday], after: [friday, saturday, later] }
  open('offered', { shifts, sent: null, fit: 'Your offer doesn’t change. It keeps its own terms.' }, null, told)
  await screen.findByText(
    (_text, element) => element?.parentElement?.dataset.kind !== undefined && element.textContent === 'Your offer keeps Sun 09:00–13:00.',
  )
  const week = screen.getByRole('img', { name: 'Your offer: Sat and Sun, 09:00–13:00' })
  expect(week.querySelectorAll('[data-kind]')).toHaveLength(2)
  expect(screen.queryByRole('img', { name: /^After/ })).toBeNull()
  expect(screen.queryByText(/keeps its own terms/)).toBeNull()
})

test.each([
  ['stands before the meeting while it waits for an answer', null, false],
  ['keeps its place once it has one, as a line with the change behind it', '2026-11-25T09:00:00Z', true],
] as const)('the change is told once on the page, and %s', async (_name, confirmedAt, isAnswered) => {
  const meeting = sample(seekerMeeting, { status: 'agreed', turn: null, at: '2026-12-01T15:00:00Z', minutes: 30, outcomeDue: null })
  const changeAsked = confirmedAt === null ? change.at : null
  const facts = { status: 'in_review', pickTimeBy: null, change: { ...change, confirmedAt }, changeAsked, meeting } as const
  const application = sample(applicationDetail, facts)
  openService('seeker').answers({ openApplication: () => application })
  show(
    <Routes>
      <Route path={paths.application} element={<ApplicationScreen />} />
      <Route path="*" element={<Navigate to={to(paths.application, { id: application._id })} />} />
    </Routes>,
  )
  await screen.findByRole('region', { name: 'Meeting' })
  const told = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label') ?? '')
  expect(told.filter((name) => ['Meeting', 'What changed'].includes(name))).toEqual(['What changed', 'Meeting'])
  expect(screen.getByRole('region', { name: 'What changed' }).querySelector('details:not([open])') !== null).toBe(isAnswered)
})

test('what they said today is said of today', () => {
  open('in_review', { confirmedAt: new Date().toISOString() })
  screen.getByText('Today you said you can still do it')
})

test('an application that is over says nothing of it', () => {
  expect(open('rejected').card()).toBeNull()
})
