import { sessionHint } from '@evenshift/contract/constants'
import { expect, test } from 'vitest'
import { hintedTypes } from '#web/shared/session/sign-in-type'

const seeker = `${sessionHint('jobseeker')}=yes`
const employer = `${sessionHint('employer')}=yes`

test('the sides with a session are told by their cookies, and by no other', () => {
  expect(hintedTypes('', null)).toEqual([])
  expect(hintedTypes(`other=${seeker}; evenshift-staff.is_signed_in=yes`, null)).toEqual([])
  expect(hintedTypes(`theme=dark; ${employer}`, null)).toEqual(['employer'])
})

test('of two, the side that alone has the opened screen comes first, else the seeker’s', () => {
  const both = `${employer}; ${seeker}`
  expect(hintedTypes(both, null)).toEqual(['jobseeker', 'employer'])
  expect(hintedTypes(both, 'jobseeker')).toEqual(['jobseeker', 'employer'])
  expect(hintedTypes(both, 'employer')).toEqual(['employer', 'jobseeker'])
})
