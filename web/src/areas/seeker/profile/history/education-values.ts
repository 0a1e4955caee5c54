import type { Input } from '@evenshift/contract/call'
import type { Education } from '@evenshift/contract/model/profile/education'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { monthOf, monthValue } from '#web/areas/seeker/profile/history/months'
import { words } from '#web/areas/seeker/profile/history/words'
import { type PeriodValues, linesOf, periodFaults, periodFields, typedName } from '#web/areas/seeker/profile/history/values'

export type EducationInput = Input<SeekerService['addEducation']>['body']
export interface GradedValue {
  name: string
  /** Null where none is chosen. */
  grade: string | null
}
export interface EducationValues extends PeriodValues {
  level: Education['level']
  schoolName: string
  universityBoard: string
  nameOfInstitution: string
  internshipPlacement: string
  subjects: GradedValue[]
  aLevels: GradedValue[]
  alternativeQualifications: GradedValue[]
  fieldOfStudy: string
  degree: string
  university: string
  predictedGrade: string
  isOutsideUk: boolean
}
export type GradedList = 'subjects' | 'aLevels' | 'alternativeQualifications'

const graded = (rows: readonly { readonly name: string; readonly grade?: string | undefined }[] = []): GradedValue[] =>
  rows.map(({ name, grade }) => ({ name, grade: grade ?? null }))

/** A school or course as the form shows it; an empty form for none. A university that was typed as an institution shows as one. */
export const educationValuesOf = (education: Education | null): EducationValues => ({
  level: education?.level ?? 'university',
  schoolName: education?.schoolName ?? '',
  universityBoard: education?.universityBoard ?? '',
  nameOfInstitution: education?.nameOfInstitution ?? '',
  internshipPlacement: education?.internshipPlacement ?? '',
  subjects: graded(education?.subjects),
  aLevels: graded(education?.aLevels),
  alternativeQualifications: graded(education?.alternativeQualifications),
  fieldOfStudy: education?.fieldOfStudy?.name ?? '',
  degree: education?.degree?.name ?? '',
  university: education?.university?.name ?? education?.nameOfInstitution ?? '',
  predictedGrade: education?.predictedGrade ?? '',
  isOutsideUk: education?.isOutsideUk ?? false,
  startDate: monthValue(education?.startDate ?? null),
  endDate: monthValue(education?.endDate ?? null),
  goesOn: education?.currentlyStudying ?? false,
  achievements: education?.achievements.join('\n') ?? '',
})

const listOf: Readonly<Record<Education['level'], GradedList | null>> = {
  school: 'subjects',
  a_level: 'aLevels',
  alternative: 'alternativeQualifications',
  university: null,
}

const levelFields: Readonly<Record<Education['level'], readonly string[]>> = {
  school: ['schoolName', 'universityBoard'],
  a_level: ['schoolName', 'universityBoard'],
  alternative: ['nameOfInstitution'],
  university: ['university', 'degree', 'fieldOfStudy', 'internshipPlacement'],
}

/** What must be filled in before the server can be asked; it judges the rest. */
export function educationFaults(values: EducationValues): Record<string, string> {
  const list = listOf[values.level]
  const unnamed = list === null ? [] : values[list].flatMap(({ name }, index) => (name.trim() ? [] : [`${list}.${index}.name`]))
  return { ...periodFaults(values), ...Object.fromEntries(unnamed.map((path) => [path, words.study.unnamed])) }
}

/** The fields of the level that is chosen, and those of every level. */
export function educationFields(values: EducationValues): string[] {
  const list = listOf[values.level]
  return [
    'level',
    ...levelFields[values.level],
    ...(list === null ? [] : [list, `${list}.*.name`, `${list}.*.grade`]),
    'isOutsideUk',
    ...periodFields(values),
    ...(values.goesOn ? ['predictedGrade'] : []),
  ]
}

/** The form's name of a path on the wire. */
export const educationField = (path: string): string => (path === 'currentlyStudying' ? 'goesOn' : path)

const filled = (text: string): string | null => text.trim() || null

/** What the call takes, with the rows of its level alone. Null while the start is missing. */
export function educationInputOf(values: EducationValues): EducationInput | null {
  const startDate = monthOf(values.startDate)
  if (!startDate) return null
  const rowsOf = (list: GradedList) =>
    listOf[values.level] === list ? values[list].map(({ name, grade }) => ({ name, ...(grade?.trim() ? { grade } : {}) })) : []
  const listedOf = (list: GradedList) => rowsOf(list).map((row) => ({ _id: null, ...row }))
  return {
    level: values.level,
    schoolName: filled(values.schoolName),
    universityBoard: filled(values.universityBoard),
    nameOfInstitution: values.level === 'university' ? null : filled(values.nameOfInstitution),
    internshipPlacement: filled(values.internshipPlacement),
    subjects: rowsOf('subjects'),
    aLevels: listedOf('aLevels'),
    alternativeQualifications: listedOf('alternativeQualifications'),
    fieldOfStudy: typedName(values.fieldOfStudy),
    degree: typedName(values.degree),
    university: typedName(values.university),
    predictedGrade: filled(values.predictedGrade),
    isOutsideUk: values.isOutsideUk,
    startDate,
    endDate: values.goesOn ? null : monthOf(values.endDate),
    currentlyStudying: values.goesOn,
    achievements: linesOf(values.achievements),
  }
}
