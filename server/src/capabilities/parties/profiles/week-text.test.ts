import { expect, it } from 'vitest'
import { weekText, wholeWeek } from '#server/capabilities/parties/profiles/week-text'

const evening = { start: '17:00', end: '21:00' }

it('gives a line to each day with free times, Monday first and Sunday last, times in order', () => {
  const lines = weekText([
    { id: 1, value: true, slots: [{ start: '22:00', end: '02:00' }] },
    {
      id: 7,
      value: true,
      slots: [
        { start: '14:00', end: '18:00' },
        { start: '09:00', end: '12:30' },
      ],
    },
    { id: 2, value: true, slots: [evening] },
    { id: 3, value: false, slots: [evening] },
    { id: 4, value: false, slots: [] },
  ])
  expect(lines).toEqual(['Mon 17:00–21:00', 'Sat 09:00–12:30, 14:00–18:00', 'Sun 22:00–02:00'])
})

it('always has the seven days, from sunday, also where nothing was ever saved', () => {
  const days = wholeWeek([{ id: 2, value: true, slots: [evening] }])
  expect(days.map(({ id, key }) => `${id} ${key}`)).toEqual([
    '1 sunday',
    '2 monday',
    '3 tuesday',
    '4 wednesday',
    '5 thursday',
    '6 friday',
    '7 saturday',
  ])
  expect(days.filter(({ value }) => value)).toEqual([{ id: 2, key: 'monday', label: 'Monday', value: true, slots: [evening] }])
})
