import type { Education } from '@evenshift/contract/model/profile/education'
import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import type { Work } from '@evenshift/contract/model/profile/work'
import { typedKey } from '#server/capabilities/ground/match/skills/tags'
import { skillsOfTitle } from '#server/capabilities/ground/match/skills/titles'
import { type Wording, names, wordingOf } from '#server/capabilities/ground/match/skills/wording'

/** A line of a profile that can show a skill. */
export interface Line {
  /** As people read it: "Barista at Larkspur Tea Rooms, 2024 to 2025". */
  readonly text: string
  /** What a job of this title usually needs, by its key. */
  readonly usual: ReadonlySet<string>
  readonly wording: Wording
}
export interface History {
  readonly work: readonly Work[]
  readonly education: readonly Omit<Education, 'userId'>[]
  readonly documents: readonly Pick<ProfileDocument, 'kind' | 'fileName'>[]
}

const nothingUsual: ReadonlySet<string> = new Set()
const line = (text: string, named = text, usual = nothingUsual): Line => ({ text, usual, wording: wordingOf(named) })
const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(', ')

function years({ startDate: { year: from }, endDate }: Pick<Work, 'startDate' | 'endDate'>): string {
  if (endDate === null) return `since ${from}`
  return endDate.year === from ? String(from) : `${from} to ${endDate.year}`
}

function workLines(work: Work): Line[] {
  const { title, employer, achievements } = work
  return [
    line(joined(`${title} at ${employer.name}`, years(work)), title, skillsOfTitle(title)),
    ...achievements.map((told) => line(joined(`“${told}”`, employer.name), told)),
  ]
}

function educationLines(one: History['education'][number]): Line[] {
  const place = one.schoolName ?? one.nameOfInstitution ?? one.university?.name
  const studied = [one.degree, one.fieldOfStudy, ...one.subjects, ...one.aLevels, ...one.alternativeQualifications]
  return [
    ...studied.flatMap((row) => (row === null ? [] : [line(joined(row.name, place, years(one)), row.name)])),
    ...one.achievements.map((told) => line(joined(`“${told}”`, place), told)),
  ]
}

/** Work first, then study, then certificates, each in its order. */
export const linesOf = ({ work, education, documents }: History): Line[] => [
  ...work.flatMap(workLines),
  ...education.flatMap(educationLines),
  ...documents.filter(({ kind }) => kind === 'certificate').map(({ fileName }) => line(`Certificate: ${fileName}`, fileName)),
]

export const shows = ({ usual, wording }: Line, skill: string): boolean => usual.has(typedKey(skill)) || names(wording, skill)
