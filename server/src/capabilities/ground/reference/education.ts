import educationData from './data/education.json' with { type: 'json' }
import universityData from './data/universities.json' with { type: 'json' }
import { lookup } from '#server/capabilities/ground/reference/options'

export const universityList = lookup('university', universityData.data)
export const degreeList = lookup('degree', educationData.data.degrees)
export const fieldOfStudyList = lookup('field of study', educationData.data.fieldsOfStudy)
export const aLevelList = lookup('a level', educationData.data.aLevelSubjects)
export const qualificationList = lookup('qualification', educationData.data.alternativeQualifications)

const gradesOf = (scales: typeof educationData.data.grades): string[] => [...new Set(scales.flatMap(({ values }) => values))]
const gradesAt = (level: string): string[] => gradesOf(educationData.data.grades.filter((scale) => scale.level === level))

/** Every grade of every scale once, in the scales' own order. */
export const grades = gradesOf(educationData.data.grades)
export const gradesOfLevel = { school: gradesAt('school'), a_level: gradesAt('a_level'), university: gradesAt('university') }
