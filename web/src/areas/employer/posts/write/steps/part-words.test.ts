import { expect, test } from 'vitest'
import { postWithOpen } from '#web/areas/employer/posts/write/open-shifts'
import { blankPost } from '#web/areas/employer/posts/write/post-values'
import { partSays } from '#web/areas/employer/posts/write/steps/part-words'

const shift = { start: '09:00', end: '13:00', breakMinutes: 0, people: 2 }
const shifts = [
  { ...shift, day: 6 },
  { ...shift, day: 7 },
]
const says = (part: Parameters<typeof partSays>[0], values: Partial<typeof blankPost> = {}) =>
  partSays(part, postWithOpen({ ...blankPost, ...values }, null)).map((line) => line.replaceAll('\u00A0', ' '))

test('each line of what is set begins as a sentence does, and says whom to ask for', () => {
  expect(says('applying')).toEqual(['No questions, CV optional'])
  expect(says('interview')).toEqual(['No interview questions'])
  const arrival = { ...blankPost.arrival, address: '14 Brudenell Road', contactName: 'Tom Hale' }
  expect(says('firstDay', { arrival })).toEqual(['14 Brudenell Road', 'Ask for Tom Hale'])
})

test('where people choose their shifts, as many as the seats is the most that are taken on', () => {
  const week = { shifts, vacancies: 4, hoursPerWeek: 4 }
  expect(says('people', { ...week, shiftsNeeded: 1 })).toEqual(['Up to 4 people, from 4 hours a week each'])
  expect(says('people', { ...week, shiftsNeeded: 1, vacancies: 1 })).toEqual(['1 person, from 4 hours a week'])
  expect(says('people', { ...week, hoursPerWeek: 8, vacancies: 2 })).toEqual(['2 people, 8 hours a week each'])
})
