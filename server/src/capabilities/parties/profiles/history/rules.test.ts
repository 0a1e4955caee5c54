import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthNumber } from '#server/capabilities/parties/profiles/history/months'
import { periodFaults } from '#server/capabilities/parties/profiles/history/rules'
import { type EducationFields, levelFaults, ofLevel } from '#server/capabilities/parties/profiles/history/rules.levels'

const present = { month: 11, year: 2026 }
const month = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 2020, max: 2030 }) })
const period = fc.record({ startDate: month, endDate: fc.option(month), goesOn: fc.boolean() })

describe('when a job or course was', () => {
  it('is taken only with a start before its end, nothing ahead, and an end exactly where it doesn’t go on', () => {
    fc.assert(
      fc.property(period, ({ startDate, endDate, goesOn }) => {
        const end = endDate === null ? null : monthNumber(endDate)
        const [start, now] = [monthNumber(startDate), monthNumber(present)]
        const isSound = start <= now && (end === null ? goesOn : !goesOn && start <= end && end <= now)
        expect(periodFaults({ startDate, endDate, goesOn }, present).length === 0).toBe(isSound)
      }),
    )
  })

  it.each([
    ['this month to this month', present, present, false, []],
    ['next month', { month: 12, year: 2026 }, null, true, ['startDate']],
    ['an end next month', present, { month: 12, year: 2026 }, false, ['endDate']],
    ['an end before the start', { month: 3, year: 2025 }, { month: 2, year: 2025 }, false, ['endDate']],
    ['a whole year the wrong way round', { month: 1, year: 2025 }, { month: 12, year: 2024 }, false, ['endDate']],
    ['neither an end nor going on', present, null, false, ['endDate']],
    ['an end though it goes on', { month: 1, year: 2025 }, present, true, ['endDate']],
  ])('%s', (_name, startDate, endDate, goesOn, paths) => {
    expect(periodFaults({ startDate, endDate, goesOn }, present).map(({ path }) => path)).toEqual(paths)
  })
})

const name = fc.option(fc.constantFrom('One', 'Two'))
const choice = fc.option(fc.record({ _id: fc.constant(null), name: fc.constantFrom('One', 'Two') }))
const rows = fc.array(fc.record({ _id: fc.constant(null), name: fc.constantFrom('One', 'Two') }), { maxLength: 2 })
const education: fc.Arbitrary<EducationFields> = fc.record({
  level: fc.constantFrom('school', 'a_level', 'alternative', 'university'),
  schoolName: name,
  universityBoard: name,
  nameOfInstitution: name,
  internshipPlacement: name,
  startDate: month,
  endDate: fc.option(month),
  achievements: fc.constant([]),
  subjects: rows.map((given) => given.map((one) => ({ name: one.name }))),
  aLevels: rows,
  alternativeQualifications: rows,
  fieldOfStudy: choice,
  degree: choice,
  university: choice,
  currentlyStudying: fc.boolean(),
  predictedGrade: name,
  isOutsideUk: fc.boolean(),
})

describe('the level of an education', () => {
  it('keeps its own fields, clears every other, and keeping twice changes nothing', () => {
    fc.assert(
      fc.property(education, (given) => {
        const kept = ofLevel(given)
        expect(ofLevel(kept)).toEqual(kept)
        if (given.level !== 'university')
          expect([kept.university, kept.degree, kept.fieldOfStudy, kept.internshipPlacement]).toEqual([null, null, null, null])
        if (given.level !== 'a_level') expect(kept.aLevels).toEqual([])
        if (given.level !== 'school') expect(kept.subjects).toEqual([])
        if (given.level !== 'alternative') expect(kept.alternativeQualifications).toEqual([])
        if (given.level === 'university') expect(kept.schoolName).toBeNull()
        expect(kept.predictedGrade).toBe(given.currentlyStudying ? given.predictedGrade : null)
        expect([kept.startDate, kept.endDate, kept.isOutsideUk]).toEqual([given.startDate, given.endDate, given.isOutsideUk])
      }),
    )
  })

  it('is never satisfied without what it demands', () => {
    fc.assert(
      fc.property(education, (given) => {
        const kept = ofLevel(given)
        const hasAll = {
          school: kept.schoolName !== null,
          a_level: kept.schoolName !== null && kept.aLevels.length > 0,
          alternative: kept.alternativeQualifications.length > 0,
          university: (kept.university ?? kept.nameOfInstitution) !== null && kept.degree !== null && kept.fieldOfStudy !== null,
        }[kept.level]
        expect(levelFaults(kept).length === 0).toBe(hasAll)
      }),
    )
  })
})
