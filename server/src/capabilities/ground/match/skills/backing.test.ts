import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Work } from '@evenshift/contract/model/profile/work'
import { strengths } from '@evenshift/contract/states/job/evidence'
import { type Background, backingOf } from '#server/capabilities/ground/match/skills/backing'
import { type History, linesOf } from '#server/capabilities/ground/match/skills/lines'
import { jobRoles, skills } from '#server/capabilities/ground/reference/public'
import { runs } from '#server/testkit/runs'

const nothing: History = { work: [], education: [], documents: [] }
const months = { startDate: { month: 9, year: 2024 }, endDate: { month: 6, year: 2025 } }
const job = (title: string, achievements: string[] = [], more: Partial<Work> = {}): Work => ({
  _id: '',
  title,
  employer: { _id: null, name: 'Larkspur Tea Rooms' },
  sector: null,
  ...months,
  currentlyWorking: false,
  achievements,
  ...more,
})
const study: History['education'][number] = {
  _id: '',
  level: 'alternative',
  schoolName: null,
  universityBoard: null,
  nameOfInstitution: 'Leeds College',
  internshipPlacement: null,
  ...months,
  achievements: [],
  subjects: [],
  aLevels: [],
  alternativeQualifications: [],
  fieldOfStudy: null,
  degree: null,
  university: null,
  currentlyStudying: false,
  predictedGrade: null,
  isOutsideUk: false,
}
const tag = (name: string) => ({ name, position: skills().find((one) => one.name === name)?.position ?? null })
const behind = (history: Partial<History>, confirmed: Background['confirmed'] = []): Background => ({
  lines: linesOf({ ...nothing, ...history }),
  confirmed,
})
const shownBy = (skill: string, history: Partial<History>) => backingOf(tag(skill), [], behind(history))

describe('what shows a skill', () => {
  it.each<[string, string, Partial<History>, string]>([
    [
      'the title of work whose role usually needs it',
      'Till operation',
      { work: [job('Weekend barista')] },
      'Weekend barista at Larkspur Tea Rooms, 2024 to 2025',
    ],
    [
      'a title that people have another word for',
      'Table service',
      { work: [job('Waitress (evenings)')] },
      'Waitress (evenings) at Larkspur Tea Rooms, 2024 to 2025',
    ],
    [
      'one of two titles',
      'Plate carrying',
      { work: [job('Cleaner and waiter')] },
      'Cleaner and waiter at Larkspur Tea Rooms, 2024 to 2025',
    ],
    ['work that goes on', 'Latte art', { work: [job('Barista', [], { endDate: null })] }, 'Barista at Larkspur Tea Rooms, since 2024'],
    [
      'work within a year',
      'Latte art',
      { work: [job('Barista', [], { endDate: { month: 11, year: 2024 } })] },
      'Barista at Larkspur Tea Rooms, 2024',
    ],
    [
      'what was done there, in whatever form',
      'Cashing up',
      { work: [job('Helper', ['Served, restocked and cashed up at close'])] },
      '“Served, restocked and cashed up at close”, Larkspur Tea Rooms',
    ],
    [
      'the same in another order',
      'Till operation',
      { work: [job('Helper', ['Operated the till'])] },
      '“Operated the till”, Larkspur Tea Rooms',
    ],
    [
      'a word that means the skill',
      'Customer service',
      { work: [job('Helper', ['Customer support by phone'])] },
      '“Customer support by phone”, Larkspur Tea Rooms',
    ],
    [
      'a qualification',
      'Food hygiene',
      { education: [{ ...study, alternativeQualifications: [{ _id: null, name: 'Food Hygiene Level 2' }] }] },
      'Food Hygiene Level 2, Leeds College, 2024 to 2025',
    ],
    ['a subject', 'French', { education: [{ ...study, aLevels: [{ _id: null, name: 'French' }] }] }, 'French, Leeds College, 2024 to 2025'],
    [
      'a certificate by its name',
      'Paediatric first aid',
      { documents: [{ kind: 'certificate', fileName: 'paediatric_first-aid 2025.pdf' }] },
      'Certificate: paediatric_first-aid 2025.pdf',
    ],
  ])('%s: %s', (_, skill, history, because) => {
    expect(shownBy(skill, history)).toEqual({ strength: 'shown', because })
  })

  it.each<[string, string, Partial<History>]>([
    ['a CV, whatever it is called', 'Food hygiene', { documents: [{ kind: 'cv', fileName: 'food hygiene.pdf' }] }],
    ['one of its two words', 'Cash handling', { work: [job('Helper', ['Paid in cash'])] }],
    ['another form of its only word', 'Marking', { work: [job('Helper', ['Marked down prices'])] }],
    ['a letter that is one', 'C', { work: [job('Helper', ['Grade C'])] }],
    ['a title that only begins like a role', 'Latte art', { work: [job('Barista trainer')] }],
    ['the name of an employer', 'Dishwashing', { work: [job('Helper', [], { employer: { _id: null, name: 'Dishwashing Ltd' } })] }],
  ])('is not %s: %s', (_, skill, history) => {
    expect(shownBy(skill, history)).toBeNull()
  })

  it('is what each role usually needs, whichever of its own words the title has', () => {
    for (const { name, typicalSkills } of jobRoles())
      for (const skill of typicalSkills)
        expect(shownBy(skill, { work: [job(`Weekend ${name.toLowerCase()}`)] })?.strength, name).toBe('shown')
  })
})

describe('how strong a skill is', () => {
  const till = tag('Till operation')
  const word = { skill: 'till operation', employer: 'Larkspur Tea Rooms', month: 'Nov 2026' }

  it('is said where it is only typed, shown before that, and confirmed before all', () => {
    expect(backingOf(till, [], behind({}))).toBeNull()
    expect(backingOf(till, [till], behind({}))).toEqual({ strength: 'said', because: 'Skills: Till operation' })
    expect(backingOf(till, [till], behind({ work: [job('Barista')] }))?.strength).toBe('shown')
    expect(backingOf(till, [], behind({ work: [job('Barista')] }, [word]))).toEqual({
      strength: 'confirmed',
      because: 'Confirmed by Larkspur Tea Rooms, Nov 2026',
    })
  })

  const someWords = fc.constantFrom(
    'Barista',
    'Waiter',
    'Operated the till',
    'cashed up',
    'Helper',
    'Food hygiene',
    'kitchen hand',
    'French',
  )
  const someWork = fc.record({ title: someWords, told: fc.array(someWords, { maxLength: 3 }) }).map(({ title, told }) => job(title, told))
  const someSkill = fc.constantFrom(...skills().slice(0, 160), { name: 'Juggling', position: null }, { name: 'French', position: null })
  const asNumber = (backing: ReturnType<typeof backingOf>): number => (backing === null ? -1 : strengths.indexOf(backing.strength))

  it('never falls by another job, an achievement, a typed skill or a confirmation', () => {
    fc.assert(
      fc.property(
        fc.array(someWork, { maxLength: 4 }),
        someWork,
        someWords,
        someSkill,
        fc.boolean(),
        (before, more, told, skill, isSaid) => {
          const said = isSaid ? [skill] : []
          const was = asNumber(backingOf(skill, said, behind({ work: before })))
          const [first, ...others] = before
          const longer = first === undefined ? [] : [{ ...first, achievements: [...first.achievements, told] }, ...others]
          const confirmed = [{ ...word, skill: skill.name }]
          for (const after of [
            backingOf(skill, said, behind({ work: [more, ...before] })),
            backingOf(skill, said, behind({ work: [...before, more] })),
            backingOf(skill, said, behind({ work: longer })),
            backingOf(skill, [skill], behind({ work: before })),
          ])
            expect(asNumber(after)).toBeGreaterThanOrEqual(was)
          expect(backingOf(skill, said, behind({ work: before }, confirmed))?.strength).toBe('confirmed')
        },
      ),
      { numRuns: runs(300) },
    )
  })

  it('is told with a line of the profile, letter by letter', () => {
    fc.assert(
      fc.property(fc.array(someWork, { maxLength: 4 }), someSkill, (work, skill) => {
        const background = behind({ work })
        const backing = backingOf(skill, [], background)
        if (backing !== null) expect(background.lines.map(({ text }) => text)).toContain(backing.because)
      }),
      { numRuns: runs(100) },
    )
  })
})
