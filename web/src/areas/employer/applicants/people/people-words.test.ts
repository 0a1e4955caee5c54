import { applicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { expect, test } from 'vitest'
import { dueWords, groupWords } from '#web/areas/employer/applicants/people/people-words'
import { sample } from '#web/testkit/sample'

test('a reply that is late isn’t told as due today as well', () => {
  expect(dueWords({ late: 1, today: 1 })).toBe('1 late')
  expect(dueWords({ late: 1, today: 3 })).toBe('1 late, 2 due today')
  expect(dueWords({ late: 0, today: 2 })).toBe('2 due today')
  expect(dueWords({ late: 0, today: 0 })).toBe('')
})

test('of several replies due today it’s told whose is first', () => {
  const tom = sample(applicantCard, { replyBy: '2026-11-30T18:00:00.000Z' })
  const first = { ...tom, applicant: { ...tom.applicant, name: 'Tom Okafor' } }
  const due = { late: 0, today: 1, week: 0, later: 0 }
  expect(groupWords.today(due, first)).toEqual({ title: '1 due today', text: '' })
  expect(groupWords.today({ ...due, today: 2 }, first).text).toBe('Tom first')
})
