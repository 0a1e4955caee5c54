import { describe, expect, it } from 'vitest'
import { ageOn, birthday, judgeAge, mayJoinFrom } from '#contract/states/profile/age'
import { ageFault } from '#contract/states/profile/age-words'

describe('the first date on which someone may come', () => {
  it.each([
    // Born on the first and the last day of one school year's births.
    ['2009-09-01', '2026-07-01'],
    ['2010-08-31', '2026-08-31'],
    // 16 before, on, and after 1 July of that year.
    ['2010-06-30', '2026-07-01'],
    ['2010-07-01', '2026-07-01'],
    ['2010-07-02', '2026-07-02'],
    // A day later belongs to the next school year.
    ['2010-09-01', '2027-07-01'],
    ['2010-12-31', '2027-07-01'],
    ['2011-01-01', '2027-07-01'],
    ['2008-02-29', '2024-07-01'],
  ])('born on %s: from %s', (dateOfBirth, from) => {
    expect(mayJoinFrom(dateOfBirth)).toBe(from)
  })

  it('lets no one in on 30 June and everyone of that school year on 1 July', () => {
    expect(judgeAge('2010-03-15', '2026-06-30')).toEqual({ may: false, from: '2026-07-01' })
    expect(judgeAge('2010-03-15', '2026-07-01')).toEqual({ may: true })
  })

  it('lets no one in before they are 16, even after 30 June', () => {
    expect(judgeAge('2010-08-15', '2026-08-14')).toEqual({ may: false, from: '2026-08-15' })
    expect(judgeAge('2010-08-15', '2026-08-15')).toEqual({ may: true })
  })

  it('takes a birth date that can’t be true for a mistake', () => {
    expect(judgeAge('2027-01-01', '2026-11-21')).toHaveProperty('fault')
    expect(judgeAge('1915-01-01', '2026-11-21')).toHaveProperty('fault')
    expect(judgeAge('1916-01-01', '2026-11-21')).toEqual({ may: true })
  })
})

describe('age', () => {
  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
  ])('born on %s, on %s: %i', (dateOfBirth, date, age) => {
    expect(ageOn(dateOfBirth, date)).toBe(age)
  })

  it('is reached on 1 March by those born on 29 February, unless the year has that day', () => {
    expect(birthday('2008-02-29', 18)).toBe('2026-03-01')
    expect(birthday('2008-02-29', 20)).toBe('2028-02-29')
  })
})

it('tells whoever is too young from when they may come', () => {
  expect(ageFault('2010-09-01', '2026-11-27')).toBe('You’re too young to join yet. You can sign up from 1 July 2027.')
  expect(ageFault('2004-05-17', '2026-11-27')).toBeNull()
})
