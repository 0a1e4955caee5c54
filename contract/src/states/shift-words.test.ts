import { expect, test } from 'vitest'
import { shiftsInSentence, shiftsWords } from '#contract/states/shift-words'

const on = (day: number, start: string, end: string) => ({ day, start, end })

test.each([
  [[on(7, '10:00', '15:30'), on(1, '10:00', '15:00'), on(4, '18:00', '21:30')], 'Wed 18:00–21:30, Sat 10:00–15:30, Sun 10:00–15:00'],
  [[on(1, '10:00', '15:00'), on(2, '10:00', '15:00')], 'Mon and Sun, 10:00–15:00'],
  [[on(3, '18:00', '21:00'), on(3, '08:00', '12:00')], 'Tue 08:00–12:00 and 18:00–21:00'],
  [[on(3, '08:00', '12:00'), on(3, '08:00', '12:00')], 'Tue 08:00–12:00 and 08:00–12:00'],
  [[], 'No shifts'],
])('shifts are written from Monday morning on, in whatever order they were typed', (shifts, sentence) => {
  expect(shiftsWords(shifts)).toBe(sentence)
})

test.each([
  [[on(6, '17:00', '21:00'), on(7, '08:00', '14:00')], 'Fri 17:00–21:00 and Sat 08:00–14:00'],
  [[on(6, '17:00', '21:00'), on(6, '07:30', '11:30'), on(7, '08:00', '14:00')], 'Fri 07:30–11:30 and 17:00–21:00, and Sat 08:00–14:00'],
  [[on(1, '10:00', '15:00')], 'Sun 10:00–15:00'],
])('within a sentence the last follows an “and”', (shifts, sentence) => {
  expect(shiftsInSentence(shifts)).toBe(sentence)
})
