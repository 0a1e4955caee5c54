import { describe, expect, it } from 'vitest'
import { mailMatchesWebsite } from '#server/capabilities/parties/verification/domains'
import { comparableName } from '@evenshift/contract/states/company/comparable-name'
import { type CompanyFacts, checksOf, judgeCompany, mayMove, mustCheckAgain } from '#server/capabilities/parties/verification/rules'

const facts: CompanyFacts = {
  companyName: 'Periwinkle Spoon Cafes Ltd',
  website: 'https://www.periwinklespoon.co.uk/jobs',
  email: 'jo@periwinklespoon.co.uk',
  register: { name: 'PERIWINKLE SPOON CAFES LIMITED', status: 'active', statusDetail: null },
  isHeldByAnother: false,
  today: '2026-11-21',
}

describe('a company', () => {
  it('is approved at once when all four checks pass, and each of them is written down with its date', () => {
    const { status, evidence, doubts } = judgeCompany(facts)
    expect({ status, doubts }).toEqual({ status: 'Approved', doubts: [] })
    expect(evidence.map(({ kind }) => kind)).toEqual(['register_active', 'name_matches', 'mail_domain_is_website', 'number_is_theirs'])
    expect(new Set(evidence.map(({ checkedOn }) => checkedOn))).toEqual(new Set(['2026-11-21']))
  })

  it.each<[string, Partial<CompanyFacts>, RegExp]>([
    ['its name is another', { companyName: 'Periwinkle Spoon Bars Ltd' }, /isn’t the registered name, Periwinkle Spoon Cafes Limited/],
    ['its mail is with a public provider', { email: 'periwinkle@gmail.com' }, /personal email address/],
    ['its mail domain is another', { email: 'jo@periwinkle-spoon.co.uk' }, /doesn’t match the company website/],
    ['it has no website', { website: null }, /A website helps/],
    ['someone else holds the number', { isHeldByAnother: true }, /already uses/],
    ['the register doesn’t know the number', { register: 'unknown' }, /doesn’t know/],
    ['the register doesn’t answer', { register: 'down' }, /isn’t responding/],
    ['it has no number', { register: null }, /No company number/],
    ['it has no number and its mail is its own', { register: null, email: 'rosa@gmail.com', website: null }, /^No company number/],
    [
      'it may be struck off',
      { register: { name: 'PERIWINKLE SPOON CAFES LIMITED', status: 'active', statusDetail: 'active-proposal-to-strike-off' } },
      /strike-off/,
    ],
    ['it is dissolved', { register: { name: 'PERIWINKLE SPOON CAFES LIMITED', status: 'dissolved', statusDetail: null } }, /dissolved/],
  ])('waits for a person when %s, and is told so', (_why, change, doubt) => {
    const { status, doubts } = judgeCompany({ ...facts, ...change })
    expect(status).toBe('Pending')
    expect(doubts).toEqual([expect.stringMatching(doubt)])
  })

  it.each<[string, Partial<CompanyFacts>, readonly string[]]>([
    ['no number and no website', { register: null, website: null }, ['not_needed', 'not_needed']],
    ['neither, and a mail of its own', { register: null, website: null, email: 'rosa@gmail.com' }, ['not_needed', 'not_needed']],
    ['no number, and a mail that isn’t the website’s', { register: null, email: 'rosa@gmail.com' }, ['not_needed', 'doubt']],
    ['a number and no website', { website: null }, ['passed', 'passed', 'not_needed', 'passed']],
    ['a number nobody knows', { register: 'unknown' }, ['doubt', 'passed']],
  ])('with %s: what may be missing is no doubt', (_what, change, results) => {
    expect(checksOf({ ...facts, ...change }).map(({ result }) => result)).toEqual(results)
  })

  it('is checked again when its legal name, number or mail domain changes, not when it is only written differently', () => {
    const before = { companyName: 'Periwinkle Spoon Cafes Ltd', registrationNumber: '90000101', websiteDomain: 'periwinklespoon.co.uk' }
    expect(mustCheckAgain(before, { ...before, companyName: 'PERIWINKLE SPOON CAFES LIMITED' })).toBe(false)
    expect(mustCheckAgain(before, { ...before, companyName: 'Periwinkle Fork Cafes Ltd' })).toBe(true)
    expect(mustCheckAgain(before, { ...before, registrationNumber: null })).toBe(true)
    expect(mustCheckAgain(before, { ...before, websiteDomain: 'example.org' })).toBe(true)
  })
})

describe('a mail address', () => {
  it.each([
    ['jo@spoon.co.uk', 'https://spoon.co.uk', 'same'],
    ['Jo@Spoon.CO.UK', 'https://WWW.spoon.co.uk/about', 'same'],
    ['jo@mail.spoon.co.uk', 'https://spoon.co.uk', 'other'],
    ['jo@hosting.example', 'https://spoon.hosting.example', 'other'],
    ['jo@notspoon.co.uk', 'https://spoon.co.uk', 'other'],
    ['jo@gmail.com', 'https://gmail.com', 'public_provider'],
    ['jo@outlook.com', null, 'public_provider'],
    ['jo@spoon.co.uk', null, 'no_website'],
  ])('%s beside %s: %s', (email, website, match) => {
    expect(mailMatchesWebsite(email, website)).toBe(match)
  })
})

describe('a company name', () => {
  it.each([
    ['Bramblejack Books Ltd.', 'BRAMBLEJACK BOOKS LIMITED'],
    ['Bramblejack Books', 'BRAMBLEJACK BOOKS LIMITED'],
    ['Three Herons Leisure CIC', 'THREE HERONS LEISURE C.I.C.'],
    ['Tumblewick Hotels Public Limited Company', 'TUMBLEWICK HOTELS PLC'],
    ['Grandle & Pyke Stores', 'GRANDLE AND PYKE STORES LIMITED'],
    ["Drover's Gate Café Ltd", 'DROVERS GATE CAFE LIMITED'],
    ['The Patchwork  Pantry', 'PATCHWORK PANTRY'],
    ['Hazelmere Quill Tutors L.L.P.', 'HAZELMERE QUILL TUTORS LLP'],
  ])('“%s” is the same as “%s”', (one, other) => {
    expect(comparableName(one)).toBe(comparableName(other))
  })

  it('keeps names apart that differ in a word or in their order', () => {
    const names = ['Limited Edition Books Ltd', 'Edition Books Ltd', 'Books Edition Ltd', 'Editions Books Ltd', 'Ltd']
    expect(new Set(names.map(comparableName)).size).toBe(names.length)
  })
})

it('only staff reject, suspend and restore, and only a person sends again', () => {
  expect(mayMove('Pending', 'Approved', 'rule')).toBe(true)
  expect(mayMove('Pending', 'Rejected', 'rule')).toBe(false)
  expect(mayMove('Approved', 'Suspended', 'staff')).toBe(true)
  expect(mayMove('Approved', 'Rejected', 'staff')).toBe(false)
  expect(mayMove('Rejected', 'Pending', 'staff')).toBe(false)
  expect(mayMove('Rejected', 'Pending', 'person')).toBe(true)
})
