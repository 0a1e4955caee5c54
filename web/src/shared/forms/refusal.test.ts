import { expect, test } from 'vitest'
import { ApiError } from '#web/api/api-error'
import { refusalOf } from '#web/shared/forms/refusal'

const refused = (errors: Readonly<Record<string, string>>) =>
  new ApiError({
    statusCode: 400,
    code: 'INVALID_INPUT',
    message: 'Look at the fields',
    errors: Object.entries(errors).map(([path, message]) => ({ path, message })),
  })

test('a fault stands at the nearest field that the form shows, and in its note where it shows none', () => {
  const fields = ['title', 'skills', 'rows', 'rows.*.from', 'address.line1']
  const error = refused({
    title: 'Too long',
    'skills.3.name': 'Which skill?',
    'rows.1.from': 'When?',
    'rows.0.version': 'Which one?',
    address: 'Where?',
    'address.line2': 'And there?',
    jobId: 'Which job?',
  })
  expect(refusalOf(error, fields)).toEqual({
    fields: { title: 'Too long', skills: 'Which skill?', 'rows.1.from': 'When?', rows: 'Which one?' },
    note: ['Where?', 'And there?', 'Which job?'],
  })
})

test('no sentence is lost where several belong to one field, and none is told twice', () => {
  const error = refused({ 'skills.0.name': 'One.', 'skills.1.name': 'Two.', 'tags.0': 'Short.', 'tags.1': 'Short.' })
  expect(refusalOf(error, ['skills', 'tags']).fields).toEqual({ skills: 'One. Two.', tags: 'Short.' })
})

test('a path that the form knows by another name is found by it', () => {
  const nameOf = (path: string) => path.replace(/^answers\.0/, 'answers.q7')
  expect(refusalOf(refused({ 'answers.0.value': 'Yes or no?' }), ['answers.q7'], nameOf).fields).toEqual({ 'answers.q7': 'Yes or no?' })
})

test('a refusal without faults is said in the note, and no error says nothing', () => {
  const closed = new ApiError({ statusCode: 409, code: 'JOB_CLOSED', message: 'It is closed' })
  expect(refusalOf(closed, ['title'])).toEqual({ fields: {}, note: ['It is closed'] })
  expect(refusalOf(null, ['title'])).toEqual({ fields: {}, note: [] })
})
