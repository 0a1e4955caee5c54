import { expect, it } from 'vitest'
import { missingParts } from '#server/capabilities/parties/profiles/rules'

it('names every part that a profile lacks, and takes a skill or an interest', () => {
  expect(missingParts({}).map(({ path }) => path)).toEqual(['firstName', 'lastName', 'dateOfBirth', 'city', 'skills'])
  const names = { firstName: 'Amina', lastName: 'Okafor', dateOfBirth: '2005-01-01', city: 'Leeds' }
  const choice = [{ _id: null, name: 'Juggling' }]
  expect(missingParts({ ...names, skills: [], interests: [] }).map(({ path }) => path)).toEqual(['skills'])
  expect(missingParts({ ...names, interests: choice })).toEqual([])
  expect(missingParts({ ...names, skills: choice })).toEqual([])
})
