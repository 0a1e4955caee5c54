import { expect, test } from 'vitest'
import { heldTimes } from '#contract/states/held-times'

const at = (day: number, times: string) => ({ day, start: times.slice(0, 5), end: times.slice(6) })

test.each([
  ['it starts and ends later', at(1, '08:30–13:00'), at(1, '09:30–14:00'), 'until 13:00', ['13:00–14:00']],
  ['it starts and ends earlier', at(1, '10:00–15:00'), at(1, '09:30–14:00'), 'from 10:00', ['09:30–10:00']],
  ['it got longer at both ends', at(1, '10:00–13:00'), at(1, '09:30–14:00'), '10:00–13:00', ['09:30–10:00', '13:00–14:00']],
  ['it got shorter', at(1, '08:00–15:00'), at(1, '09:30–14:00'), 'at 08:00–15:00', []],
  ['it goes on past midnight', at(7, '20:00–00:00'), at(7, '21:00–02:00'), 'until 00:00', ['00:00–02:00']],
  ['it begins on the next day, into the new week', at(7, '22:00–04:00'), at(1, '00:00–06:00'), 'until 04:00', ['04:00–06:00']],
  ['it begins on the day before, out of the new week', at(1, '00:00–06:00'), at(7, '22:00–04:00'), 'from 00:00', ['22:00–00:00']],
])(
  'a shift that moved so that %s is held by the times that were agreed, and what they leave is open',
  (_how, agreed, shift, said, open) => {
    const held = heldTimes(agreed, shift)
    expect(held?.said).toBe(said)
    expect(held?.open.map(({ start, end }) => `${start}–${end}`)).toEqual(open)
  },
)

test('a shift at the agreed times, or at none of them, isn’t held at others', () => {
  expect(heldTimes(at(1, '09:00–13:00'), at(1, '09:00–13:00'))).toBeNull()
  expect(heldTimes(at(1, '09:00–13:00'), at(1, '13:00–17:00'))).toBeNull()
  expect(heldTimes(at(3, '09:00–13:00'), at(5, '09:00–13:00'))).toBeNull()
})
