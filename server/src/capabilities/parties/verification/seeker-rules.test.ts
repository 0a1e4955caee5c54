import { expect, it } from 'vitest'
import { contactIn } from '#server/capabilities/ground/wording/public'
import { type SeekerFacts, seekerDoubts } from '#server/capabilities/parties/verification/seeker-rules'

const rosa: SeekerFacts = {
  firstName: 'Rosa',
  lastName: 'Field',
  headline: 'Second-year student, free most evenings',
  bio: 'I worked in a café for 2 years (2022-2024). I can do 16 hours a week.',
  email: 'rosa.field@gmail.com',
  hasNamesake: false,
}

it('lets in at once who gives no reason to look', () => {
  expect(seekerDoubts(rosa)).toEqual([])
})

it.each([
  ['a throwaway address', { email: 'rosa@mailinator.com' }, 'throwaway'],
  ['a number in the name', { firstName: 'R0sa' }, 'name'],
  ['a link in the name', { lastName: 'cheap-jobs.com' }, 'name'],
  ['a link in the headline', { headline: 'See https://t.me/rosa' }, 'headline'],
  ['a phone number in the text', { bio: 'Ring me on 07700 900123' }, 'the text about you'],
  ['a namesake born on the same day', { hasNamesake: true }, 'already have an account'],
])('has a person look at %s, and says why', (_, change, why) => {
  expect(seekerDoubts({ ...rosa, ...change })).toEqual([expect.stringContaining(why)])
})

it.each([
  ['see instagram.com/rosa', 'instagram.com/rosa'],
  ['rosa.student@gmail.com is me', 'rosa.student@gmail.com'],
  ['Tel: (0113) 496 0123', '0113) 496 0123'],
  ['+44 (0)7700 900123', '+44 (0)7700 900123'],
  ['0044 7700 900123', '0044 7700 900123'],
  ['I’m on insta @rosa.field', '@rosa.field'],
])('finds how to get in touch in “%s”', (text, contact) => {
  expect(contactIn(text)).toBe(contact)
})

it.each([
  'I did the till.It was busy.',
  'At a cafe.My boss was kind.',
  'From 01-09-2022 - 30-06-2023, then 2023/24.',
  'Candidate 10032456, grades 9.8.7',
  'Two coffees @ £3 each',
  'St. John’s Ambulance, B.Sc. and e.g. first aid',
])('takes “%s” for nothing but text', (text) => {
  expect(contactIn(text)).toBeNull()
})
