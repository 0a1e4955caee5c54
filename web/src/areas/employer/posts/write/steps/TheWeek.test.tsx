import { type EmployerJob, employerJob } from '@evenshift/contract/model/job/job'
import { type Cover, cover, coverApplicant } from '@evenshift/contract/model/overview/cover'
import { useForm } from '@mantine/form'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PostValues, blankPost, postInputOf } from '#web/areas/employer/posts/write/post-values'
import { TheWeek } from '#web/areas/employer/posts/write/steps/TheWeek'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { sample } from '#web/testkit/sample'
import { openService } from '#web/testkit/service'

function open(more: Partial<PostValues> = {}, errors: Record<string, string> = {}, job: EmployerJob | null = null, known?: Cover) {
  openService('employer').answers(known ? { cover: () => known } : {})
  const held: { values: PostValues } = { values: blankPost }
  function Step() {
    const form = useForm<PostValues>({ initialValues: { ...blankPost, ...more }, initialErrors: errors })
    held.values = form.values
    return <TheWeek form={form} job={job} />
  }
  const user = show(
    <main>
      <Step />
    </main>,
  )
  return { user, values: () => held.values, sent: () => postInputOf(held.values) }
}
const row = (place: number) =>
  within(within(screen.getByRole('group', { name: 'Shifts' })).getAllByRole('listitem')[place] ?? document.body)
const saturday = { _id: '01890000-0000-7000-8000-000000000001', day: 7, start: '09:00', end: '13:00', breakMinutes: 0, people: 2 }

test('a shift takes its break and its people; the next is like it, with an id to come', async () => {
  const { user, values } = open({ shifts: [saturday], vacancies: 2, hoursPerWeek: 4 })
  await user.click(row(0).getByLabelText('Unpaid break', { selector: 'input' }))
  await user.click(await screen.findByRole('option', { name: '30 min' }))
  await user.click(screen.getByRole('button', { name: 'One more person, Shift 1, Saturday' }))
  await user.click(screen.getByRole('button', { name: 'Add a shift' }))
  const times = { start: '09:00', end: '13:00', breakMinutes: 30, people: 3 }
  expect(values().shifts).toEqual([
    { ...saturday, breakMinutes: 30, people: 3 },
    { day: 1, ...times },
  ])
  expect(screen.getByText('3 people, about 7 hours a week each, not counting unpaid breaks.')).toBeTruthy()
  expect([values().vacancies, values().hoursPerWeek]).toEqual([3, 7])
  await expectAccessible(document.body)
})

test('people and hours follow from the shifts and from how many of them one person works, unless others were written', async () => {
  const shifts = [saturday, { ...saturday, day: 1, people: 3 }, { ...saturday, day: 2, people: 1 }]
  const { user, values } = open({ shifts, vacancies: 3, hoursPerWeek: 12 })
  await user.click(screen.getByRole('radio', { name: 'At least 2' }))
  // Six seats, two for each.
  expect([values().vacancies, values().hoursPerWeek]).toEqual([3, 8])
  await user.click(screen.getByRole('radio', { name: 'Any of them' }))
  expect([values().vacancies, values().hoursPerWeek]).toEqual([6, 4])
})

test('as many people are looked for as can have their shifts, and what would be left is said until it’s mended', async () => {
  const one = { ...saturday, people: 1 }
  const { user, values } = open({ shifts: [one, { ...one, day: 1 }, { ...one, day: 2 }], vacancies: 1, hoursPerWeek: 12 })
  await user.click(screen.getByRole('radio', { name: 'At least 2' }))
  expect(values().vacancies).toBe(1)
  screen.getByText('1 place on your shifts may stay empty. Change how many people each shift needs, or ask for any of them.')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'One more person, Shift 1, Saturday' }))
  expect(values().vacancies).toBe(2)
  expect(screen.queryByText(/may stay empty/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'One person fewer, Shift 1, Saturday' }))
  await user.click(screen.getByRole('radio', { name: 'Any of them' }))
  expect(values().vacancies).toBe(3)
  expect(screen.queryByText(/may stay empty/)).toBeNull()
})

test('the places of a job that is out stay as they are until the employer changes them; what its shifts take now is said', async () => {
  const one = { ...saturday, people: 1 }
  const week = { shifts: [one, { ...one, day: 1 }, { ...one, day: 2, people: 2 }], shiftsNeeded: 2, vacancies: 2 }
  const { user, values } = open({ ...week, hoursPerWeek: 8 }, {}, sample(employerJob, { ...week, status: 'live' }))
  expect(screen.queryByRole('button', { name: /^Change to/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Any of them' }))
  expect([values().vacancies, values().hoursPerWeek]).toEqual([2, 4])
  screen.getByText(/^Up to 2 people, from 4 hours a week each\.$/)
  screen.getByText('Your shifts now have places for 4 people. The job stays for 2 until you change that.')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Change to 4 people' }))
  expect(values().vacancies).toBe(4)
  expect(screen.queryByText(/until you change that/)).toBeNull()
})

test('of a job that is out the hours are those of the shifts that are left, as its review and its readers have them', () => {
  const [short, long] = [
    { ...saturday, _id: '01890000-0000-7000-8000-000000000001', people: 1 },
    { ...saturday, _id: '01890000-0000-7000-8000-000000000002', day: 1, end: '14:00', people: 1 },
  ]
  const week = { shifts: [short, long], shiftsNeeded: 1, vacancies: 2 }
  open({ ...week, hoursPerWeek: 4 }, {}, sample(employerJob, { ...week, status: 'live', takenShifts: [short._id] }))
  screen.getByText(/^Up to 2 people, about 5 hours a week each\.$/)
})

test('a number of people that was written stays', async () => {
  const { user, values } = open({ shifts: [saturday], vacancies: 5 })
  await user.click(screen.getByRole('button', { name: 'One more person, Shift 1, Saturday' }))
  expect([values().shifts[0]?.people, values().vacancies]).toEqual([3, 5])
})

test('without a shift hours can be flexible, and only then are they typed', async () => {
  const { user, values } = open({ vacancies: 1 })
  expect(screen.queryByLabelText('Hours a week')).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Flexible hours' }))
  await user.type(screen.getByLabelText('Hours a week'), '10')
  expect([values().hoursByAgreement, values().hoursPerWeek]).toEqual([true, 10])
  await expectAccessible(document.body)
})

test('each person works all, at least so many, or any one; as many as there are is all of them', async () => {
  const { user, values } = open({ shifts: [saturday, { ...saturday, day: 1 }, { ...saturday, day: 2 }, { ...saturday, day: 3 }] })
  const choice = within(screen.getByRole('group', { name: 'Each person works' }))
  const chosen = () => choice.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.parentElement?.textContent
  expect(chosen()).toBe('All 4 shifts')
  await user.click(choice.getByRole('radio', { name: 'Any of them' }))
  expect(values().shiftsNeeded).toBe(1)
  await user.click(choice.getByRole('radio', { name: 'At least 2' }))
  await user.click(choice.getByLabelText('Fewest shifts', { selector: 'input' }))
  await user.click(await screen.findByRole('option', { name: '3 shifts' }))
  expect([values().shiftsNeeded, chosen()]).toEqual([3, 'At least 3'])
  await user.click(screen.getByRole('button', { name: 'Remove Shift 4, Tuesday' }))
  expect([values().shiftsNeeded, chosen()]).toEqual([null, 'All 3 shifts'])
})

test('what is refused of a break, of people and of how many each works is told at its field', () => {
  const errors = { 'shifts.0.breakMinutes': 'No break.', 'shifts.0.people': 'Nobody.', shiftsNeeded: 'Too many.' }
  open({ shifts: [saturday, { ...saturday, day: 1 }] }, errors)
  expect(described(row(0).getByLabelText('Unpaid break', { selector: 'input' }))).toContain('No break.')
  expect(described(row(0).getByLabelText('People'))).toContain('Nobody.')
  expect(described(screen.getByRole('group', { name: 'Each person works' }))).toContain('Too many.')
})

test('the way home is asked for only where a shift ends after 23:00, and is sent only then', async () => {
  const late = { ...saturday, start: '18:00', end: '23:30' }
  const { user, values, sent } = open({ shifts: [late] }, { nightJourney: 'Say how people get home' })
  const choice = screen.getByRole('radiogroup', { name: 'How do people get home?' })
  expect(described(choice)).toContain('Say how people get home')
  await user.click(within(choice).getByRole('radio', { name: 'A taxi that the employer pays for' }))
  expect(sent().nightJourney).toBe('taxi')
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: 'Remove Shift 1, Saturday' }))
  expect(screen.queryByLabelText('How do people get home?')).toBeNull()
  expect([values().nightJourney, sent().nightJourney]).toEqual(['taxi', null])
})

test('the start date goes along with the shifts, so that it is never a day without one', async () => {
  const { user, values } = open()
  const dayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() + 1
  await user.click(screen.getByRole('button', { name: 'Add a shift' }))
  expect(dayOf(values().startDate)).toBe(2)
  await user.click(row(0).getByLabelText('Day', { selector: 'input' }))
  await user.click(await screen.findByRole('option', { name: 'Saturday' }))
  expect(dayOf(values().startDate)).toBe(7)
})

test('a post that is out says at a shift who has it, and what 16 and 17-year-olds may not work before it’s saved', async () => {
  const late = { ...saturday, _id: '01890000-0000-7000-8000-000000000002', day: 6, start: '18:00', end: '23:00', people: 1 }
  const job = sample(employerJob, { status: 'live', shifts: [saturday, late] })
  const known = sample(cover, {
    shifts: job.shifts.map(({ people, ...shift }) => ({ ...shift, needed: people, offered: 0, accepted: 1, askedFor: 0 })),
    applicants: [
      sample(coverApplicant, { name: 'Priya Shah', status: 'hired', offered: job.shifts.map(({ _id }) => _id) }),
      sample(coverApplicant, { name: 'Sam Okoro', status: 'offered', offered: [saturday._id] }),
    ],
  })
  open({ shifts: [saturday, late], minimumAge: 16 }, {}, job, known)
  await screen.findByText(
    'Accepted by Priya, offered to Sam. If you change or remove this shift, each of them keeps the times of their offer.',
  )
  screen.getByText('Filled by Priya. If you change or remove this shift, they keep the times they agreed.')
  expect(described(row(1).getByLabelText('To', { selector: 'input' }))).toContain('18 and over only')
  expect(row(0).queryByText('18 and over only')).toBeNull()
})

test('two shifts of a day that overlap are told at the second; those that only meet aren’t', async () => {
  const after = { ...saturday, _id: undefined, start: '13:00', end: '16:00' }
  open({ shifts: [saturday, { ...after, start: '12:30' }] })
  row(1).getByText('These two overlap: Sat 09:00–13:00 and 12:30–16:00')
  document.body.replaceChildren()
  open({ shifts: [saturday, after] })
  expect(screen.queryByText(/overlap/)).toBeNull()
})
