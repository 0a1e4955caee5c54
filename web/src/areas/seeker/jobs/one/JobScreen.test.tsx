import { type JobDetail, jobDetail, ownApplication } from '@evenshift/contract/model/application/application'
import { availability } from '@evenshift/contract/model/profile/availability'
import { profile as seekerProfile } from '@evenshift/contract/model/profile/profile'
import { screen } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { JobScreen } from '#web/areas/seeker/jobs/one/JobScreen'
import { paths, to } from '#web/shared/paths'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const job = sample(jobDetail, { title: 'Barista', status: 'live', hoursLedger: null })
const applied = sample(ownApplication, { status: 'in_review', mayReapply: false })

/** The screen of this job, and whoever uses it. */
function open(shown: JobDetail) {
  openService('seeker').answers({
    openJob: () => shown,
    availability: () => sample(availability),
    profileDetails: () => ({ isUser: true, userProfile: [sample(seekerProfile)] }),
  })
  return show(
    <main>
      <Routes>
        <Route path={paths.job} element={<JobScreen />} />
        <Route path="*" element={<Navigate to={to(paths.job, { jobId: job._id })} />} />
      </Routes>
    </main>,
  )
}

test.each([
  ['before one applies', null, true],
  ['not after it', applied, false],
])('by when they’d reply is promised: %s', async (_name, application, isPromised) => {
  open({ ...job, application })
  await screen.findByRole('heading', { level: 1, name: /Barista/ })
  expect(screen.queryByText(/^Apply today and you’ll hear by/) !== null).toBe(isPromised)
})

test('a job that nobody new can take promises neither a reply nor a week’s hours and pay, and says why', async () => {
  const shifts = [weekday(1, '17:30', '21:30'), weekday(2, '18:00', '22:00'), weekday(3, '09:00', '13:30')]
  const takenShifts = shifts.slice(1).map(({ _id }) => _id)
  const payCard = { ...job.payCard, hourly: 13, weekly: null }
  const week = { pay: null, payMost: null, hours: 0, hoursMost: null }
  open({ ...job, application: null, shifts, shiftsNeeded: 2, takenShifts, tier: 1, strongMatch: false, payCard, week })
  await screen.findByText('1 shift is left, and people take at least 2, so no one new can apply.')
  expect(screen.queryByText(/^Apply today|Fits your week|any 2 or more of/)).toBeNull()
  expect(screen.getByRole('region', { name: 'Pay' }).textContent).not.toMatch(/ a week|month/)
})

test.each([
  ['before one applies', null, 0, true],
  ['not while one is left', null, 1, false],
  ['not after it', applied, 0, false],
])('that every place is taken is said %s', async (_name, application, placesLeft, isSaid) => {
  open({ ...job, application, placesLeft, takenShifts: [] })
  await screen.findByRole('heading', { level: 1, name: /Barista/ })
  expect(screen.queryByText(/^Every place is taken for now/) !== null).toBe(isSaid)
})

test('sharing a job gives out the address where everybody may read it', async () => {
  const user = open({ ...job, application: null })
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/job/barista-${job._id}`)
})

test('where shifts are chosen, the head says what any of them come to as the card does, and the pay what the ticked ones do', async () => {
  const shifts = ['12:00', '13:00', '14:30'].map((end, place) => {
    const _id = `01890000-0000-7000-8000-00000000000${place}`
    return { _id, day: place + 2, start: '08:00', end, breakMinutes: 0, people: 1 }
  })
  const chosen = { ...job, shifts, shiftsNeeded: 2, takenShifts: [], weekFit: null, application: null, salary: 12.9, salaryMax: null }
  const week = { pay: 116.1, payMost: 148.35, hours: 9, hoursMost: 11.5 }
  const user = open({ ...chosen, salaryUnit: 'hour' as const, payCard: { ...job.payCard, hourly: 12.9 }, week })
  await screen.findByText(/from 9 hours a week for any 2 or more of 3 shifts, from £116.10$/)
  const pay = () => screen.getByRole('region', { name: 'Pay' }).textContent
  expect(pay()).toContain('from 9 hours a week for any 2 or more of 3 shiftsfrom £116.10')
  await user.click(screen.getByRole('checkbox', { name: /^Mon/ }))
  await user.click(screen.getByRole('checkbox', { name: /^Wed/ }))
  expect(pay()).toContain('The 2 ticked, 10½ hours a week£135.45')
})

test('the shifts and how they fit come before the work', async () => {
  open({ ...job, application: null, description: 'You make coffee.', shifts: [weekday(1, '17:30', '21:30')], takenShifts: [] })
  const shifts = await screen.findByRole('heading', { level: 2, name: /shifts$/ })
  const work = screen.getByRole('heading', { level: 2, name: 'The work' })
  expect(shifts.compareDocumentPosition(work) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

const weekday = (place: number, start: string, end: string) => {
  const _id = `01890000-0000-7000-8000-00000000000${place}`
  return { _id, day: place + 1, start, end, breakMinutes: 0, people: 1 }
}
const advertised = [weekday(1, '17:30', '21:30'), weekday(2, '18:00', '22:00'), weekday(3, '09:00', '13:30')]
const nearly = { from: null, until: '22:30' }
const clashes = advertised.map(({ day, start, end }) => ({ day, start, end, label: 'not enough travel time', nearly }))
const weekFit = { shiftsFit: 0, shiftsTotal: 3, shiftsNeeded: 2, days: [], clashes, text: '' }
const withWeek = { ...job, shifts: advertised, shiftsNeeded: 2, takenShifts: [], weekFit, tier: 3 as const, strongMatch: true }
/** Nothing of the page asks for a choice, a promise or a better week. */
const expectNothingToDecide = () => {
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(I’m free|Choose|Apply|Hide job)/ })).toBeNull()
  expect(screen.queryByText(/^Apply today|ticked|Fits your week|Strong match|any 2 or more of/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'What they’re looking for' })).toBeNull()
}

test.each([
  ['closed', 'This job has closed.'],
  ['paused', 'This job is paused. You can’t apply right now.'],
  ['removed', 'This job has been removed.'],
] as const)('a %s job shows its shifts as they were, asks for nothing, and leads on to other jobs', async (status, told) => {
  open({ ...withWeek, status, application: null })
  await screen.findByText(told)
  expect(screen.getByText(/^Mon\s17:30–21:30$/).className, 'no line ends within a time').toMatch(/times/)
  expect(screen.getByRole('region', { name: 'The shifts' }).textContent).toContain('Mon 17:30–21:30, Tue 18:00–22:00, Wed 09:00–13:30')
  expectNothingToDecide()
  for (const link of screen.getAllByRole('link', { name: 'Find jobs' })) expect(link.getAttribute('href')).toBe(paths.find)
})

test('whoever applied for a job that has closed reads when, and gets to what they sent', async () => {
  const application = sample(ownApplication, { status: 'closed_job', mayReapply: true, appliedAt: '2026-11-29T10:00:00Z' })
  open({ ...withWeek, status: 'closed', application })
  await screen.findByText('This job has closed. You applied on Sun 29 Nov.')
  expectNothingToDecide()
  const [link] = screen.getAllByRole('link', { name: 'Your application' })
  expect(link?.getAttribute('href')).toBe(to(paths.application, { id: application._id }))
})

test.each(['rejected', 'withdrawn', null] as const)(
  'the pay of a job that has closed is that of its advert to who has no offer: %s',
  async (status) => {
    const week = { pay: 52.8, payMost: 250.8, hours: 4, hoursMost: 19 }
    const payCard = { ...job.payCard, hourly: 13.2, weekly: 66, monthly: 286 }
    const application = status && sample(ownApplication, { status, mayReapply: false, offer: null, shifts: [advertised[2]?._id ?? ''] })
    open({ ...withWeek, status: 'closed', takenShifts: [advertised[0]?._id ?? ''], salaryUnit: 'hour', week, payCard, application })
    const pay = (await screen.findByRole('region', { name: 'Pay' })).textContent
    expect(pay).toContain('from 4 hours a weekfrom £52.80')
    expect(pay).not.toMatch(/month|£66/)
  },
)

test('whoever withdrew applies again by a short button: for how many shifts stands beside it', async () => {
  const application = sample(ownApplication, { status: 'withdrawn', mayReapply: true, shifts: [] })
  open({ ...withWeek, weekFit: { ...weekFit, shiftsFit: 3, clashes: [] }, application })
  const [button] = await screen.findAllByRole('button', { name: 'Apply again' })
  expect(button?.textContent).toBe('Apply again')
})

test('whoever holds an offer for a job that has closed reads what they’re offered, until when, and gets to it', async () => {
  const { offer } = applied
  if (offer === null) throw new Error('no offer')
  const shifts = [
    { day: 7, start: '08:00', end: '14:00' },
    { day: 1, start: '10:00', end: '15:00' },
  ]
  const terms = { ...offer, shifts, pay: 13.2, payUnit: 'hour' as const, hoursPerWeek: 11, expiresAt: '2026-12-04T23:59:00Z' }
  open({ ...withWeek, status: 'closed', application: { ...applied, status: 'offered', offer: terms } })
  await screen.findByText('This job has closed, but your offer still counts. Reply by Friday 4 December, 23:59.')
  expect(screen.getByRole('region', { name: 'The shifts you’re offered' }).textContent).toContain('Sat 08:00–14:00, Sun 10:00–15:00')
  expect(screen.getByRole('region', { name: 'Pay' }).textContent).toContain('11 hours a week£145.20')
  expectNothingToDecide()
  const [link] = screen.getAllByRole('link', { name: 'Your offer' })
  expect(link?.getAttribute('href')).toBe(to(paths.application, { id: applied._id }))
})

test.each(['live', 'closed'] as const)(
  'whoever has the job reads what they agreed, whatever its advert says by now: %s',
  async (status) => {
    const { offer } = applied
    if (offer === null) throw new Error('no offer')
    const shifts = [
      { day: 5, start: '13:00', end: '17:00' },
      { day: 2, start: '17:30', end: '21:30' },
    ]
    const agreed = { ...offer, shifts, pay: 14, payUnit: 'hour' as const, hoursPerWeek: 8 }
    open({ ...withWeek, status, application: { ...applied, status: 'hired', offer: agreed } })
    expect((await screen.findByRole('region', { name: 'Your shifts' })).textContent).toContain('Mon 17:30–21:30, Thu 13:00–17:00')
    screen.getByText('You work here')
    const pay = screen.getByRole('region', { name: 'Pay' }).textContent
    expect(pay).toContain('£14.00 an hour')
    expect(pay).toContain('8 hours a week£112.00')
    expectNothingToDecide()
  },
)
