import { expect, it } from 'vitest'
import { weekSpan } from '@evenshift/contract/shift-times'
import { goTogether, isYoungWeek, mayWork } from '#server/capabilities/derived/plan/lawful'

const on = (day: number, start: string, end: string) => {
  const span = weekSpan({ day, start, end })
  return { ...span, paid: span.end - span.start }
}

/** Working Time Regulations 1998: the regulation that decides stands first. */
it.each([
  ['10(1)', 'an adult rests eleven hours between two days', on(2, '14:00', '22:00'), on(3, '09:00', '12:00'), 0, false, true],
  ['10(1)', 'half an hour less is too little', on(2, '14:00', '22:00'), on(3, '08:30', '12:00'), 0, false, false],
  ['10(1)', 'rest counts from Saturday to Sunday', on(7, '14:00', '22:30'), on(1, '09:00', '12:00'), 0, false, false],
  ['10(1)', 'a night shift ends on the day after', on(2, '22:00', '06:00'), on(3, '16:30', '20:00'), 0, false, false],
  ['10(2)', 'someone under 18 rests twelve', on(2, '14:00', '22:00'), on(3, '10:00', '12:00'), 0, true, true],
  ['10(2)', 'eleven and a half are too little', on(2, '14:00', '22:00'), on(3, '09:30', '12:00'), 0, true, false],
  ['10(3)', 'two shifts of a day are too near for someone under 18', on(2, '08:00', '11:00'), on(2, '16:00', '19:00'), 0, true, false],
  ['none', 'two shifts of a day need time for the way alone', on(2, '09:00', '12:00'), on(2, '12:45', '15:00'), 45, false, true],
  ['none', 'a minute less for the way is too little', on(2, '09:00', '12:00'), on(2, '12:45', '15:00'), 46, false, false],
  ['none', 'a way longer than the rest counts between two days', on(2, '14:00', '22:00'), on(3, '09:00', '12:00'), 661, false, false],
])('reg. %s: %s', (_regulation, _name, one, other, way, isUnder18, expected) => {
  expect(goTogether(one, other, way, isUnder18)).toBe(expected)
  expect(goTogether(other, one, way, isUnder18)).toBe(expected)
})

it.each([
  ['5A(1)(a)', 'eight hours', on(2, '09:00', '17:00'), true],
  ['5A(1)(a)', 'half an hour more', on(2, '09:00', '17:30'), false],
  ['6A', 'six in the morning to ten at night', on(2, '14:00', '22:00'), true],
  ['6A', 'until half past ten', on(2, '18:00', '22:30'), false],
  ['6A', 'from half past five', on(2, '05:30', '09:00'), false],
])('reg. %s: a shift of someone under 18: %s', (_regulation, _name, span, expected) => {
  expect(mayWork(span, true)).toBe(expected)
  expect(mayWork(span, false)).toBe(true)
})

it.each([
  ['5A(1)(a)', 'eight hours a day in two shifts', [on(2, '08:00', '12:00'), on(2, '15:00', '19:00')], true],
  ['5A(1)(a)', 'more in two shifts', [on(2, '08:00', '12:00'), on(2, '15:00', '19:30')], false],
  ['11(3)', 'two free days apart', [1, 2, 4, 5, 7].map((day) => on(day, '10:00', '14:00')), true],
  ['11(3)', 'one free day', [1, 2, 3, 4, 5, 6].map((day) => on(day, '09:00', '13:00')), false],
])('reg. %s: the week of someone under 18 with %s', (_regulation, _name, spans, expected) => {
  expect(isYoungWeek(spans)).toBe(expected)
})
