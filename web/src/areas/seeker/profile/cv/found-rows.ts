import type { Education } from '@evenshift/contract/model/profile/education'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import type { Work } from '@evenshift/contract/model/profile/work'
import type { FoundCv } from '#web/areas/seeker/profile/cv/read/found-cv'
import {
  type EducationValues,
  educationFaults,
  educationInputOf,
  educationValuesOf,
} from '#web/areas/seeker/profile/history/education-values'
import { monthOf } from '#web/areas/seeker/profile/history/months'
import { type WorkValues, workFaults, workInputOf, workValuesOf } from '#web/areas/seeker/profile/history/work-values'
import { words } from '#web/areas/seeker/profile/cv/words'
import { seeker } from '#web/shared/calls/seeker'
import { periodWords } from '#web/shared/history/period-words'

/** A job, school or course that was found, and whether it is to be added. */
export type FoundRow = { readonly id: number; readonly ticked: boolean; readonly fault: string | null } & (
  | { readonly kind: 'work'; readonly values: WorkValues }
  | { readonly kind: 'education'; readonly values: EducationValues }
)

const courseOf = ({ degree, fieldOfStudy, subjects, aLevels, alternativeQualifications }: EducationValues): string =>
  `${degree} ${fieldOfStudy}`.trim() || [...subjects, ...aLevels, ...alternativeQualifications].map(({ name }) => name).join(', ')
const schoolOf = ({ university, schoolName, nameOfInstitution }: EducationValues): string => university || schoolName || nameOfInstitution

/** "Sales assistant, Otley Farm Shop". */
export function titleOf(row: FoundRow): string {
  const names = row.kind === 'work' ? [row.values.title, row.values.employer] : [courseOf(row.values), schoolOf(row.values)]
  return names.filter(Boolean).join(', ') || words.found.unnamed
}

/** "Jun 2024 to Aug 2025"; null while a month is missing. */
export function datesOf({ values: { startDate, endDate, goesOn } }: FoundRow): string | null {
  const [start, end] = [monthOf(startDate), monthOf(endDate)]
  return start && (goesOn || end) ? periodWords(start, goesOn ? null : end) : null
}

/** What must be filled in before it can be added; null where nothing is. */
export const missingIn = (row: FoundRow): string | null =>
  Object.values(row.kind === 'work' ? workFaults(row.values) : educationFaults(row.values))[0] ?? null

const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
/** Whether the profile has it already. */
function isKnown(row: FoundRow, work: readonly Work[], education: readonly Education[]): boolean {
  return row.kind === 'work'
    ? work.map(workValuesOf).some((one) => sameName(one.title, row.values.title) && sameName(one.employer, row.values.employer))
    : education
        .map(educationValuesOf)
        .some((one) => sameName(courseOf(one), courseOf(row.values)) && sameName(schoolOf(one), schoolOf(row.values)))
}

/** What the profile has already. */
interface Known {
  readonly work: readonly Work[]
  readonly education: readonly Education[]
  readonly skills: Profile['skills']
}

/** What was found and isn’t in the profile: rows, ticked where nothing is missing, and skills. */
export function newIn({ work, education, skills }: FoundCv, known: Known): { readonly rows: FoundRow[]; readonly skills: string[] } {
  const rows: FoundRow[] = [
    ...work.map((values) => ({ kind: 'work' as const, values })),
    ...education.map((values) => ({ kind: 'education' as const, values })),
  ].map((row, id) => ({ ...row, id, ticked: false, fault: null }))
  return {
    rows: rows.filter((row) => !isKnown(row, known.work, known.education)).map((row) => ({ ...row, ticked: missingIn(row) === null })),
    skills: skills.filter((skill) => !known.skills.some(({ name }) => sameName(name, skill))),
  }
}

/** Adds it to the profile. Throws ApiError where it is refused. */
export async function addRow(row: FoundRow): Promise<void> {
  if (row.kind === 'work') {
    const body = workInputOf(row.values)
    if (body) await seeker.addWork({ body })
  } else {
    const body = educationInputOf(row.values)
    if (body) await seeker.addEducation({ body })
  }
}
