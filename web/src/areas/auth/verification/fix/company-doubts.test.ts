import { expect, test } from 'vitest'
import { companyDoubts } from '#web/areas/auth/verification/fix/company-doubts'

const evidence = (...kinds: ('register_active' | 'name_matches' | 'mail_domain_is_website' | 'number_is_theirs')[]) =>
  kinds.map((kind) => ({ kind, text: '', checkedOn: '2026-11-23' }))
const number = '90000101'
const website = 'https://periwinkle-spoon.example'

test('a check that didn’t pass is told at its own field', () => {
  expect(companyDoubts({ registrationNumber: number, website, evidence: evidence('register_active', 'number_is_theirs') })).toEqual({
    companyName: 'This isn’t the name on the register',
    website: 'The email you signed up with isn’t at this website',
  })
})

test('a number that the register doesn’t confirm says nothing about the name', () => {
  const held = companyDoubts({ registrationNumber: number, website, evidence: evidence('register_active', 'mail_domain_is_website') })
  expect(Object.keys(held)).toEqual(['registrationNumber'])
})

test('who has no number is asked for neither a number nor a website; one that their email isn’t at is told', () => {
  expect(companyDoubts({ registrationNumber: null, website: null, evidence: [] })).toEqual({})
  expect(Object.keys(companyDoubts({ registrationNumber: null, website, evidence: [] }))).toEqual(['website'])
})

test('what has passed isn’t doubted', () => {
  const all = evidence('register_active', 'name_matches', 'mail_domain_is_website', 'number_is_theirs')
  expect(companyDoubts({ registrationNumber: number, website, evidence: all })).toEqual({})
})
