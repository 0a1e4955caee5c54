import type { Parsed } from '@evenshift/contract/call'
import type { seekerEducation } from '@evenshift/contract/seeker/profile/education'
import { type Choice, ListReader } from '#server/capabilities/parties/profiles/history/listed'
import { type EducationFields, levelFaults, ofLevel } from '#server/capabilities/parties/profiles/history/rules.levels'
import type { Month } from '#server/capabilities/parties/profiles/history/months'
import { periodFaults } from '#server/capabilities/parties/profiles/history/rules'
import {
  aLevelSubjects,
  degrees,
  fieldsOfStudy,
  levelGrades,
  qualifications,
  universities,
} from '#server/capabilities/ground/reference/public'
import { type Refusal, refuse } from '#server/http/call/refuse'

type Patch = Parsed<typeof seekerEducation.changeEducation>['body']
type EducationInput = Parsed<typeof seekerEducation.addEducation>['body']

/** The grades that a listed subject or qualification takes; none where it was typed, for then any may be. */
const scaleOf = ({ _id }: Choice, scale: readonly string[]): readonly string[] => (_id === null ? [] : scale)
const qualificationGrades = (id: string | null): readonly string[] => qualifications().find((one) => one._id === id)?.grades ?? []

/** Names and grades in our lists' own words. Grades of other countries are theirs, so any is taken from there. */
function inOurWords(given: EducationFields, read: ListReader): EducationFields {
  const grades = (level: Parameters<typeof levelGrades>[0]): readonly string[] => (given.isOutsideUk ? [] : levelGrades(level))
  const graded = <T extends { grade?: string | undefined }>(one: T, scale: readonly string[], path: string): T =>
    one.grade === undefined ? one : { ...one, grade: read.grade(scale, one.grade, `${path}.grade`) }
  return {
    ...given,
    subjects: given.subjects.map((one, index) => graded(one, grades('school'), `subjects.${index}`)),
    aLevels: given.aLevels.map((one, index) => {
      const path = `aLevels.${index}`
      const subject = { ...one, ...read.choice(aLevelSubjects(), one, path) }
      return graded(subject, scaleOf(subject, grades('a_level')), path)
    }),
    alternativeQualifications: given.alternativeQualifications.map((one, index) => {
      const path = `alternativeQualifications.${index}`
      const qualification = { ...one, ...read.choice(qualifications(), one, path) }
      return graded(qualification, qualificationGrades(qualification._id), path)
    }),
    university: given.university && read.choice(universities(), given.university, 'university'),
    degree: given.degree && read.choice(degrees(), given.degree, 'degree'),
    fieldOfStudy: given.fieldOfStudy && read.choice(fieldsOfStudy(), given.fieldOfStudy, 'fieldOfStudy'),
    // Several A levels mean several predicted grades, so only a degree has one grade on a scale.
    predictedGrade:
      given.predictedGrade && read.grade(given.level === 'university' ? grades('university') : [], given.predictedGrade, 'predictedGrade'),
  }
}

function judge(given: EducationFields, present: Month): EducationFields | Refusal {
  const whole = ofLevel(given)
  const read = new ListReader()
  const education = inOurWords(whole, read)
  const faults = [...levelFaults(whole), ...periodFaults({ ...whole, goesOn: whole.currentlyStudying }, present), ...read.faults]
  return faults.length > 0 ? refuse('INVALID_INPUT', { errors: faults }) : education
}

const blank = {
  schoolName: null,
  universityBoard: null,
  nameOfInstitution: null,
  internshipPlacement: null,
  endDate: null,
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

/** A school or course to be added, with the fields of its level alone; refused with every fault at its field. */
export const newEducation = (given: EducationInput, present: Month): EducationFields | Refusal =>
  judge(Object.assign({}, blank, given), present)

/** The whole school or course as the change leaves it. */
export function changedEducation(stored: EducationFields, patch: Patch, present: Month): EducationFields | Refusal {
  const goesOn = patch.currentlyStudying === true && patch.endDate === undefined
  return judge(Object.assign({}, stored, goesOn && { endDate: null }, patch), present)
}
