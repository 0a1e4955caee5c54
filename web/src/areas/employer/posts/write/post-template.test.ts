import { expect, test } from 'vitest'
import { templateOf, valuesOfTemplate } from '#web/areas/employer/posts/write/post-template'
import { blankPost } from '#web/areas/employer/posts/write/post-values'

test('a template brings back what was written, but for the days', () => {
  const written = { ...blankPost, title: 'Barista', salary: 13.5, shifts: [{ day: 7, start: '09:00', end: '13:00' }] }
  const body = templateOf({ ...written, startDate: '2026-12-12', closingDate: '2026-12-05' })
  expect({ ...blankPost, ...valuesOfTemplate(body) }).toEqual(written)
})

test('the shifts of a template are no job’s own, and keep their break and people', () => {
  const shift = { day: 7, start: '09:00', end: '13:00', breakMinutes: 15, people: 2 }
  const body = templateOf({ ...blankPost, shifts: [{ _id: '01890000-0000-7000-8000-000000000001', ...shift }], shiftsNeeded: 1 })
  expect(valuesOfTemplate(body)).toEqual({ shifts: [shift], shiftsNeeded: 1 })
  const old = JSON.stringify({ shifts: [{ _id: 'kept', ...shift }] })
  expect(valuesOfTemplate(old)).toEqual({ shifts: [shift] })
})

test('nothing written is nothing to keep', () => {
  expect(valuesOfTemplate(templateOf(blankPost))).toEqual({})
})

test('words alone are a description, and a list that is none is left out', () => {
  expect(valuesOfTemplate('Serving coffee.')).toEqual({ description: 'Serving coffee.' })
  expect(valuesOfTemplate('{"title":"Barista","shifts":"Sat","unknown":1}')).toEqual({ title: 'Barista' })
})
