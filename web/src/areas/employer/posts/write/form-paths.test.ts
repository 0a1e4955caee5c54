import { expect, test } from 'vitest'
import { formPathOf, shownFields } from '#web/areas/employer/posts/write/form-paths'
import { blankPost } from '#web/areas/employer/posts/write/post-values'

const question = (text: string) => ({ question: text, answerType: 'text' as const, options: [], required: true })
const values = {
  ...blankPost,
  screeningQuestions: [question(''), question('Why this job?'), question(' '), question('When can you start?')],
  payBands: [
    { from: 16 as const, salary: '' },
    { from: 18 as const, salary: 11 },
    { from: 21 as const, salary: 13 },
  ],
}

test.each([
  ['title', 'title'],
  ['jobRole.name', 'jobRole'],
  ['responsibilities.3', 'responsibilities'],
  ['skillsRequired.0', 'skillsRequired'],
  ['questions.1', 'questions'],
  ['shifts.1.start', 'shifts.1.start'],
  ['accessibility.notes', 'accessibility.notes'],
])('a fault at %s stands at the field %s', (path, field) => {
  expect(formPathOf(values, path)).toBe(field)
})

test('rows left empty aren’t sent, so that a fault is told at the row that was', () => {
  expect(formPathOf(values, 'screeningQuestions.0.question')).toBe('screeningQuestions.1.question')
  expect(formPathOf(values, 'screeningQuestions.1.options.2')).toBe('screeningQuestions.3.options')
  expect(formPathOf(values, 'payBands.1.from')).toBe('payBands.2.from')
})

test('a field that another choice takes out of the form tells nothing', () => {
  const reasons = ['totalHours', 'minimumAgeReason', 'dbsReason', 'visaReason', 'screeningQuestions.0.options']
  const shown = (more: object): readonly string[] => reasons.filter((field) => shownFields({ ...values, ...more }).includes(field))
  expect(shown({})).toEqual([])
  const choice = { ...question('Which day?'), answerType: 'choice' as const }
  const asked = { salaryUnit: 'fixed', minimumAge: 18, dbsLevel: 'basic', openToInternationalStudents: false, screeningQuestions: [choice] }
  expect(shown(asked)).toEqual(reasons)
})
