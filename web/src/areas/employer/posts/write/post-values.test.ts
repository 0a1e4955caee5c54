import { employer } from '@evenshift/contract/model/company/employer'
import { expect, test } from 'vitest'
import { blankPost, changedFields, newPostOf, postInputOf, streetFor, withCity } from '#web/areas/employer/posts/write/post-values'
import { sample } from '#web/testkit/sample'

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

test('reasons that no longer apply aren’t sent', () => {
  const values = { ...blankPost, minimumAgeReason: 'Selling alcohol', dbsReason: 'Work with children', visaReason: 'sports' } as const
  expect(postInputOf(values)).toMatchObject({ minimumAgeReason: '', dbsReason: '', visaReason: null })
})

test('a save sends only the fields that changed', () => {
  const before = postInputOf({ ...blankPost, title: 'Barista' })
  const after = postInputOf({ ...blankPost, title: 'Barista', salary: 12.9, responsibilities: 'Make coffee\n\n Clean ' })
  expect(changedFields(before, after)).toEqual({ salary: 12.9, responsibilities: ['Make coffee', 'Clean'] })
  expect(changedFields(after, after)).toEqual({})
})

const cafe = sample(employer, { city: 'Leeds', address: { line1: '3 Larkspur Row', line2: null, town: 'LEEDS', postcode: 'LS1 4AP' } })

test('a new job is where its company is, as far as its address says so, and is met by who hires for it', () => {
  const address = '3 Larkspur Row'
  expect(newPostOf(cafe)).toMatchObject({ sectorId: cafe.sectorId, location: 'Leeds', postcode: 'LS1 4AP', arrival: { address } })
  expect(newPostOf({ ...cafe, contactName: 'Tom Hale' }).arrival.contactName).toBe('Tom Hale')
  const registeredElsewhere = { ...cafe, address: { ...cafe.address, town: 'London', postcode: 'EC1A 1BB' } }
  expect(newPostOf(registeredElsewhere)).toMatchObject({ location: 'Leeds', postcode: '', arrival: { address: '' } })
})

test('the street of its company is a job’s only at the company’s postcode; what was written stays', () => {
  const own = newPostOf(cafe)
  expect(streetFor(own, 'LS2 9JT', cafe)).toBe('')
  const elsewhere = { ...own, arrival: { ...own.arrival, address: '' } }
  expect(streetFor(elsewhere, 'ls14ap', cafe)).toBe('3 Larkspur Row')
  expect(streetFor({ ...own, arrival: { ...own.arrival, address: 'The back door' } }, 'LS2 9JT', cafe)).toBe('The back door')
})

test('in another city a job keeps what was written, and not the place of its company', () => {
  const own = newPostOf(cafe)
  const inYork = { ...own, ...withCity(own, 'York', cafe) }
  expect(inYork).toMatchObject({ location: 'York', postcode: '', arrival: { address: '' } })
  expect(withCity(inYork, 'Leeds', cafe)).toMatchObject({ postcode: 'LS1 4AP' })
  const written = { ...own, postcode: 'LS2 9JT', arrival: { ...own.arrival, address: 'The back door' } }
  const moved = { ...written, ...withCity(written, 'York', cafe) }
  expect(moved).toMatchObject({ location: 'York', postcode: 'LS2 9JT', arrival: { address: 'The back door' } })
})
