import { jobDetail } from '@evenshift/contract/model/application/application'
import { availability } from '@evenshift/contract/model/profile/availability'
import type { JobShift, WeekFit } from '@evenshift/contract/model/week'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ShiftChoiceCard } from '#web/areas/seeker/jobs/shifts/ShiftChoiceCard'
import { useChosenShifts } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { ApplyButton } from '#web/areas/seeker/jobs/one/ApplyButton'
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

function Choice({ of }: { readonly of: typeof job }) {
  const choice = useChosenShifts(of)
  return (
    <>
      <ShiftChoiceCard job={of} choice={choice} />
      <ApplyButton job={of} choice={choice} onApply={() => undefined} />
    </>
  )
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
    expect(described(row(/^Tue/))).toContain('4 hours\u00A0· 30 min unpaid break')
    expect(described(row(/^Thu/))).toContain('Clashes with Union bar, 16–22')
    expect(described(row(/^Sat/))).toContain('you’ve said free until 22:00')
    expect(line()).toBe('2 of 4 shifts8½ hoursabout £112 a week£102 after travel')
    await expectAccessible(screen.getByRole('status').parentElement ?? document.body)
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

  test('where all are needed they’re chosen, said so, and can’t be changed', async () => {
    const { user, row } = await open({ shiftsNeeded: null })
    expect(ticked()).toEqual([true, true, true, true])
    expect(screen.getByText('You’d work all 4 shifts each week.')).toBeTruthy()
    await user.click(row(/^Tue/))
    expect(ticked()).toEqual([true, true, true, true])
    expect(screen.getByRole('button', { name: 'Apply for 4 shifts' })).toBeTruthy()
  })

  test('without a week nothing is ticked for anyone', async () => {
    await open({ weekFit: null, shiftsNeeded: 1 })
    expect(ticked()).toEqual([false, false, false, false])
    expect(screen.getByRole('button', { name: 'Choose 1 shift' })).toBeTruthy()
  })
})
