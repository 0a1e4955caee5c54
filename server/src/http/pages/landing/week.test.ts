import { expect, it } from 'vitest'
import type { WeekShift } from '#server/http/pages/landing/shown'
import { shiftsBesideClasses, shortWord } from '#server/http/pages/landing/week'

const shift = (day: number, start: string, end: string): WeekShift => ({ day, start, end, title: 'Barista', pay: '£12.90' })

it('takes shifts that lie in the drawn hours and meet neither a class nor each other, two a day at most', () => {
  const [morning, late, evening] = [shift(7, '07:00', '09:00'), shift(7, '09:00', '11:00'), shift(7, '18:00', '23:00')]
  const left = [
    shift(7, '06:30', '09:00'),
    shift(7, '22:00', '00:30'),
    shift(1, '09:00', '09:30'),
    shift(2, '11:30', '14:00'),
    shift(7, '08:00', '10:00'),
    evening,
  ]
  expect(shiftsBesideClasses([morning, late, ...left])).toEqual([morning, late])
  expect(shiftsBesideClasses([evening, shift(2, '12:00', '16:00')])).toHaveLength(2)
})

it.each([
  ['Nursery assistant', true],
  ['Weekend barista', true],
  ['Banqueting staff', false],
  ['Warehouse assistant', false],
])('draws no word that a phone would break: %s', (title, isDrawn) => {
  expect(shiftsBesideClasses([{ ...shift(7, '09:00', '11:00'), title }])).toHaveLength(isDrawn ? 1 : 0)
})

it.each([
  ['Kitchen porter', 'Porter'],
  ['Barista', 'Barista'],
  ['Shelf-filler', 'Filler'],
  ['Evening library assistant', 'Library'],
  ['Bar staff', 'Bar'],
  ['Assistant', 'Assistant'],
  ['Companion for older people', 'Companion'],
  ['Tea & cake 7', 'Cake'],
  ['24/7', '24/7'],
])('says in one word what a job is: %s', (title, word) => {
  expect(shortWord(title)).toBe(word)
})
