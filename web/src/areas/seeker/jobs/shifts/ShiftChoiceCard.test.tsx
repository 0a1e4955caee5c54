import { type JobDetail, jobDetail, ownApplication } from '@evenshift/contract/model/application/application'
import { seekerOffer } from '@evenshift/contract/model/offer'
import { availability } from '@evenshift/contract/model/profile/availability'
import type { JobShift, WeekFit } from '@evenshift/contract/model/week'
import { useQuery } from '@tanstack/react-query'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ShiftChoiceCard } from '#web/areas/seeker/jobs/shifts/ShiftChoiceCard'
import { useChosenShifts } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { ApplyButton } from '#web/areas/seeker/jobs/one/ApplyButton'
import { seekerQuery } from '#web/shared/calls/seeker'
import { sample } from '#web/testkit/sample'
import { described, expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const shift = (place: number, day: number, start: string, end: string): JobShift => {
  const _id = `01890000-0000-7000-8000-00000000000${place}`
  return { _id, day, start, end, breakMinutes: place === 1 ? 30 : 0, people: 2 }
}
const shifts = [shift(1, 3, '17:30', '22:00'), shift(2, 5, '17:30', '22:00'), shift(3, 6, '17:30', '22:00'), shift(4, 7, '18:00', '23:30')]
const times = ({ day, start, end }: JobShift) => ({ day, start, end })
const clashes = shifts.flatMap((one, place) =>
  place === 1 ? { ...times(one), label: 'Union bar' } : place === 3 ? { ...times(one), label: 'outside your free time' } : [],
)
const weekFit: WeekFit = { shiftsFit: 2, shiftsTotal: 4, shiftsNeeded: 2, days: [], clashes, text: 'Fits 2 of 4 shifts' }
const offered = sample(jobDetail, { shifts, shiftsNeeded: 2, weekFit, application: null, status: 'live', salaryUnit: 'hour' })
const job = {
  ...offered,
  payCard: { ...offered.payCard, hourly: 13.2, travel: { minutes: 25, distanceKm: 4, mode: 'public_transport' }, fare: 2.5 },
}
const own = sample(availability, {
  times: [{ id: 7, key: 'saturday', label: 'Saturday', value: true, slots: [{ start: '14:00', end: '22:00' }] }],
  busy: [{ _id: shifts[0]?._id ?? '', day: 5, start: '16:00', end: '22:00', label: 'Union bar' }],
})

function Choice({ of }: { readonly of: JobDetail }) {
  const choice = useChosenShifts(of)
  return (
    <>
      <ShiftChoiceCard job={of} choice={choice} />
      <ApplyButton job={of} choice={choice} onApply={() => undefined} />
    </>
  )
}
/** The job as its page shows it: asked for again when the week is another. */
function Opened() {
  const { data } = useQuery(seekerQuery('openJob', { params: { id: job._id } }))
  return data && <Choice of={data} />
}
async function open(more: Partial<typeof job> = {}) {
  openService('seeker').answers({ availability: () => own })
  const user = show(<Choice of={{ ...job, ...more }} />)
  await screen.findByText('Busy')
  return { user, row: (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name }) }
}
const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)
const line = () => screen.getByRole('status').textContent

describe('choosing shifts', () => {
  test('begins with those that fit, and says what stands in the way of the others', async () => {
    const { row } = await open()
    expect(ticked()).toEqual([true, false, true, false])
    expect(described(row(/^Tue/))).toContain('4 hours\u00A0· 30\u00A0min unpaid break')
    expect(described(row(/^Thu/))).toContain('Clashes with Union bar, 16:00–22:00')
    expect(described(row(/^Sat/))).toContain('you’ve said free until 22:00')
    expect(line()).toBe('2 of 4 shifts8½ hours£112 a week£102 after travel')
    await expectAccessible(screen.getByRole('status').parentElement ?? document.body)
  })

  test('a shift that is filled says so, isn’t ticked and can’t be, neither in its row nor in the drawn week', async () => {
    const { user, row } = await open({ takenShifts: [shifts[0]?._id ?? ''] })
    expect(ticked()).toEqual([false, false, true, false])
    expect(row(/^Tue/).disabled).toBe(true)
    expect(described(row(/^Tue/))).toContain('Filled')
    const week = screen.getByRole('img')
    within(week.parentElement ?? week).getByText('Filled')
    await user.click(within(week).getAllByText('17:30')[0] ?? document.body)
    await user.click(screen.getByRole('button', { name: 'Choose 1 more shift' }))
    expect(document.activeElement).toBe(row(/^Thu/))
    await user.keyboard('[Space]')
    expect(ticked()).toEqual([false, true, true, false])
    expect(screen.getByRole('button', { name: 'Apply for 2 shifts' })).toBeTruthy()
    await expectAccessible(screen.getByRole('status').parentElement ?? document.body)
  })

  test('where some are filled it says what is left to take, and nothing of how many people work', async () => {
    await open({ takenShifts: shifts.slice(0, 2).map(({ _id }) => _id) })
    screen.getByText('Take both shifts still open; we’ve ticked the ones you’re free for.')
    expect(screen.queryByText(/2 people/)).toBeNull()
  })

  test.each([
    [0, 2, /^They need 2 people on each\. Take any 2 or more; /],
    [1, 3, /^Take all 3 shifts still open; /],
    [3, 1, 'Take the one shift still open.'],
  ])('with %i filled of four, and %i asked for', async (filled, shiftsNeeded, said) => {
    await open({ shiftsNeeded, takenShifts: shifts.slice(0, filled).map(({ _id }) => _id) })
    screen.getByText(said)
  })

  test('where fewer are left than one person works, nobody can apply', async () => {
    await open({ takenShifts: shifts.slice(1).map(({ _id }) => _id) })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Too few shifts are left' }).disabled).toBe(true)
    screen.getByText('1 shift is left, and people take at least 2, so no one new can apply.')
    expect(ticked()).toEqual([false, false, false, false])
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ disabled }) => disabled)).toBe(true)
  })

  test.each([
    ['offered', 'They’ve offered you Tue 18:00–22:00. Below are the times the job has now.'],
    ['offer_accepted', 'You’ve agreed to Tue 18:00–22:00. Below are the times the job has now.'],
  ] as const)('of an offer (%s) the shifts are named as they’re offered, whatever the job has since', async (status, told) => {
    const [first] = shifts.map(({ _id }) => _id)
    const offer = sample(seekerOffer, { shifts: [{ day: 3, start: '18:00', end: '22:00' }] })
    const application = sample(ownApplication, { status, offer, mayReapply: false, shifts: [first ?? ''] })
    openService('seeker').answers({ availability: () => own })
    show(<Choice of={{ ...job, application, takenShifts: [] }} />)
    await screen.findByText(told)
  })

  test('who applied reads which of theirs is filled, and what the one that they can still be offered comes to', async () => {
    const [first, second] = shifts.map(({ _id }) => _id)
    const application = sample(ownApplication, { status: 'in_review', mayReapply: false, shifts: [first ?? '', second ?? ''] })
    openService('seeker').answers({ availability: () => own })
    show(<Choice of={{ ...job, application, takenShifts: [first ?? ''] }} />)
    await screen.findByText('Tue 17:30–22:00 is filled. They can still offer you Thu 17:30–22:00.')
    expect(line()).toContain('1 of 4 shifts')
    cleanup()
    show(<Choice of={{ ...job, application, takenShifts: [first ?? '', second ?? ''] }} />)
    await screen.findByText(/They can only offer you those if someone drops out/)
    expect(screen.queryByText(/of 4 shifts/), 'nothing of theirs comes to anything').toBeNull()
  })

  test('a press on the row and one on the drawn week change the same shift', async () => {
    const { user, row } = await open()
    await user.click(row(/^Tue/))
    expect(screen.getByRole('button', { name: 'Choose 1 more shift' })).toBeTruthy()
    const blocks = within(screen.getByRole('img')).getAllByText('17:30')
    await user.click(blocks[0] ?? document.body)
    expect(ticked()).toEqual([true, false, true, false])
    await user.click(blocks[1] ?? document.body)
    expect(ticked()).toEqual([true, true, true, false])
    expect(described(row(/^Thu/))).toContain('Clashes with Union bar')
    expect(screen.getByRole('button', { name: 'Apply for 3 shifts' })).toBeTruthy()
  })

  test('the keyboard alone chooses, and the button leads to what is missing', async () => {
    const { user, row } = await open()
    await user.tab()
    await user.keyboard('[Space]')
    await user.tab()
    await user.tab()
    await user.keyboard('[Space]')
    expect(ticked()).toEqual([false, false, false, false])
    await user.tab()
    await user.tab()
    expect(document.activeElement?.textContent).toBe('Choose 2 shifts')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(row(/^Tue/))
    await user.keyboard('[Space]')
    expect(screen.getByRole('button', { name: 'Choose 1 more shift' })).toBeTruthy()
  })

  test('where all are needed they’re a list with nothing to tick, and said so', async () => {
    await open({ shiftsNeeded: null })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 15))).toEqual([
      'Tue 17:30–22:00',
      'Thu 17:30–22:00',
      'Fri 17:30–22:00',
      'Sat 18:00–23:30',
    ])
    expect(screen.getByText('You’d work all 4 shifts each week.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Apply for 4 shifts' })).toBeTruthy()
  })

  test.each([
    ['a mouse', false],
    ['the keyboard alone', true],
  ])('what a shift is a little short of is added to the week with one press of %s, and taken back', async (_name, byKeys) => {
    const nearly = { from: null, until: '23:30' }
    const short = { ...weekFit, clashes: clashes.map((one) => (one.day === 7 ? { ...one, nearly } : one)) }
    const service = openService('seeker')
    const whole = { ...weekFit, clashes: clashes.filter((one) => one.day !== 7) }
    let fit: WeekFit = short
    service.answers({
      availability: () => own,
      openJob: () => ({ ...job, weekFit: fit }),
      setAvailability: ({ body }) => {
        // It fits from then on, so that the row and its button are others.
        fit = body.times.some(({ slots }) => slots.some(({ end }) => end === '23:30')) ? whole : short
        return own
      },
    })
    const user = show(<Opened />)
    const press = async (name: string) => {
      const button = await screen.findByRole('button', { name })
      if (!byKeys) return user.click(button)
      button.focus()
      await user.keyboard('{Enter}')
    }
    const saturday = () => service.sent('setAvailability').map(({ body }) => body.times.find(({ id }) => id === 7)?.slots)
    await press('I’m free until 23:30 on Saturdays')
    await screen.findByText('You’re now free until 23:30 on Saturdays.')
    expect(saturday()).toEqual([[{ start: '14:00', end: '23:30' }]])
    await waitFor(() => expect(screen.queryByRole('button', { name: /^I’m free/ })).toBeNull())
    await waitFor(() => expect(ticked()).toEqual([true, false, true, true]))
    expect(screen.getAllByText('Added to your week')).toHaveLength(1)
    await press('Undo')
    await waitFor(() => expect(saturday().at(-1)).toEqual([{ start: '14:00', end: '22:00' }]))
    await screen.findByRole('button', { name: /^I’m free/ })
    await waitFor(() => expect(ticked()).toEqual([true, false, true, false]))
  })

  test.each([
    [false, 0],
    [true, 1],
  ])('more free hours are asked for only of who may still apply: %s', async (mayReapply, buttons) => {
    const nearly = { from: null, until: '23:30' }
    const short = { ...weekFit, clashes: clashes.map((one) => (one.day === 7 ? { ...one, nearly } : one)) }
    const status = mayReapply ? 'withdrawn' : 'in_review'
    await open({ weekFit: short, application: sample(ownApplication, { status, mayReapply, shifts: [] }) } as never)
    await screen.findByText(/^Clashes with Union bar/)
    expect(screen.queryAllByRole('button', { name: /^I’m free/ })).toHaveLength(buttons)
  })

  test('without a week nothing is ticked for anyone', async () => {
    await open({ weekFit: null, shiftsNeeded: 1 })
    expect(ticked()).toEqual([false, false, false, false])
    expect(screen.getByRole('button', { name: 'Choose 1 shift' })).toBeTruthy()
  })
})
