import { expect, test } from 'vitest'
import { forColleague, inShort } from '#server/capabilities/parties/verification/colleague-words'
import { checksOf } from '#server/capabilities/parties/verification/rules'
import { seekerDoubts } from '#server/capabilities/parties/verification/seeker-rules'

const toThem = /\byou(r|’)?\b/i

test('no doubt speaks to the company or the person where a colleague reads it', () => {
  const emails = ['ada@gmail.com', 'ada@elsewhere.example', 'ada@larkspur.example']
  const registers = [null, 'down', 'unknown', { name: 'OTHER LTD', status: 'dissolved', statusDetail: null }] as const
  const companies = registers.flatMap((register) =>
    emails.flatMap((email) =>
      [null, 'https://larkspur.example'].flatMap((website) =>
        checksOf({ companyName: 'Larkspur', website, email, register, isHeldByAnother: true, today: '2026-11-21' }),
      ),
    ),
  )
  const seekers = seekerDoubts({
    firstName: 'Ada4',
    lastName: 'Winter',
    headline: 'ada@mail.example',
    bio: '',
    email: 'ada@mailinator.com',
    hasNamesake: true,
  })
  const told = [...companies.map(({ text }) => text), ...seekers]
  expect(told.filter((text) => toThem.test(text)).length).toBeGreaterThan(5)
  expect(toThem.test(forColleague(told.join(' ')))).toBe(false)
  expect(told.map(forColleague).filter((text) => toThem.test(text))).toEqual([])
})

test('a row of the queue says the doubts in a word or two each', () => {
  const told = checksOf({
    companyName: 'Larkspur',
    website: null,
    email: 'ada@larkspur.example',
    register: null,
    isHeldByAnother: false,
    today: '2026-11-21',
  })
  expect(inShort(told.map(({ text }) => text).join(' '))).toBe('No number. No website')
})
