import { expect, test } from 'vitest'
import { blankPost, changedFields, postInputOf } from '#web/areas/employer/posts/write/post-values'

test('what is left empty is sent as nothing, never as an empty text or a zero', () => {
  expect(postInputOf(blankPost)).toMatchObject({
    salary: null,
    hoursPerWeek: null,
    startDate: null,
    postcode: null,
    jobRole: null,
    payBands: [],
  })
})

test('reasons that no longer apply are not sent', () => {
  const values = { ...blankPost, minimumAgeReason: 'Selling alcohol', dbsReason: 'Work with children', visaReason: 'sports' } as const
  expect(postInputOf(values)).toMatchObject({ minimumAgeReason: '', dbsReason: '', visaReason: null })
})

test('a save sends only the fields that changed', () => {
  const before = postInputOf({ ...blankPost, title: 'Barista' })
  const after = postInputOf({ ...blankPost, title: 'Barista', salary: 12.9, responsibilities: 'Make coffee\n\n Clean ' })
  expect(changedFields(before, after)).toEqual({ salary: 12.9, responsibilities: ['Make coffee', 'Clean'] })
  expect(changedFields(after, after)).toEqual({})
})
