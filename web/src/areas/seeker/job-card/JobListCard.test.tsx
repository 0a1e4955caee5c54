import { jobCard } from '@evenshift/contract/model/job/job-card'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobListCard } from '#web/areas/seeker/job-card/JobListCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const evening = { start: '17:30', end: '22:00' }
const card = sample(jobCard, {
  title: 'Front of house',
  employerName: 'Kirkgate Kitchen',
  outcode: 'LS2',
  workplace: 'on_site',
  status: 'live',
  closingDate: '2099-12-01',
  salary: 13.2,
  salaryMax: null,
  salaryUnit: 'hour',
  replyWithinDays: 3,
  isApplied: false,
  hoursOverLimit: null,
  held: null,
  hasTooFewShifts: false,
  shiftsNeeded: 2,
  tier: 3,
  travel: { minutes: 25, mode: 'public_transport' },
  week: { pay: 118.8, payMost: null, hours: 9, hoursMost: null },
  shifts: [
    { day: 3, ...evening, fits: true },
    { day: 6, ...evening, fits: true },
    { day: 7, ...evening, fits: false, label: 'not enough travel time' },
    { day: 5, ...evening, fits: true },
  ],
})
/** Shows a card and answers with its words, as they are read. */
function read(said: Partial<typeof card> = {}): string {
  openService('seeker')
  show(<JobListCard job={{ ...card, ...said }} />)
  return screen.getByRole('article').textContent.replaceAll(/\s+/g, ' ')
}

test('tells money, way and hours of a job that fits whole, and no clash', async () => {
  const words = read()
  for (const part of [
    'Kirkgate Kitchen · LS2',
    'Tue, Thu, Fri 17:30–22:00 · any 2 or more of 4',
    '£119',
    'a week',
    '25 min',
    'by bus',
    '9',
    'hours',
  ])
    expect(words).toContain(part)
  for (const part of ['£13.20 an hour', 'Reply within 3 days']) expect(words).toContain(part)
  expect(words).not.toMatch(/fit/)
  await expectAccessible(screen.getByRole('article'))
})

test('says what stands in the way where only part fits, and the money and hours of what does', () => {
  const week = { pay: 237.6, payMost: null, hours: 18, hoursMost: null }
  const words = read({ tier: 2, shiftsNeeded: null, week })
  for (const part of ['Fits 3 of 4 shifts', 'Sat 17:30–22:00: not enough travel time', '£178', 'for the 3 that fit', '13½'])
    expect(words).toContain(part)
  expect(words).not.toContain('£238')
  cleanup()
  expect(read({ tier: 2, shiftsNeeded: null, week, shifts: card.shifts.slice(1, 3) })).toContain('for the one that fits')
})

test('hours beside a shift with an unpaid break are said to be the paid ones', () => {
  const shifts = [{ day: 7, start: '09:00', end: '17:00', breakMinutes: 30, fits: true }]
  const week = { pay: 99, payMost: null, hours: 7.5, hoursMost: null }
  expect(read({ shifts, week })).toContain('paid hours')
  cleanup()
  expect(read()).not.toContain('paid')
})

test('an hour’s pay that is a range makes the week’s one too', () => {
  expect(read({ salaryMax: 14.6 })).toContain('from £118')
})

test('tells from what to what a week goes where the shifts to choose from aren’t equally long', () => {
  const words = read({ week: { pay: 103.2, payMost: 141.24, hours: 7.5, hoursMost: 11 } })
  for (const part of ['any 2 or more of 4', 'from £103', 'from 7.5']) expect(words).toContain(part)
})

test('tells the way to a job beyond reach, and nothing of the fit', () => {
  const words = read({ tier: 0, travel: { minutes: 95, mode: 'car' } })
  expect(words).toContain('1 h 35 min')
  expect(words).toContain('by car')
  expect(words).not.toMatch(/fit|door/)
})

test('says of a job from home that it is one', () => {
  expect(read({ workplace: 'remote', travel: null, outcode: null })).toContain('From home')
})

test.each([
  ['hired', 'You work here'],
  ['offer_accepted', 'You accepted their offer'],
] as const)('a job that one has (%s) says so instead of what stands in the way of applying', (held, state) => {
  const words = read({ held, status: 'closed', isApplied: true, hoursOverLimit: 4 })
  expect(words).toContain(state)
  expect(words).not.toMatch(/Applied|Closed|over your limit/)
})

test('a job that has too few shifts left for anybody says so, but not to who applied', () => {
  expect(read({ hasTooFewShifts: true })).toContain('Too few shifts left')
  cleanup()
  expect(read({ hasTooFewShifts: true, isApplied: true })).not.toContain('Too few')
})
