import educationData from './data/education.json' with { type: 'json' }
import universityData from './data/universities.json' with { type: 'json' }
import { lookup } from '#server/capabilities/reference/options'

export const universityList = lookup('university', universityData.data)
export const degreeList = lookup('degree', educationData.data.degrees)
export const fieldOfStudyList = lookup('field of study', educationData.data.fieldsOfStudy)
export const aLevelList = lookup('a level', educationData.data.aLevelSubjects)
export const qualificationList = lookup('qualification', educationData.data.alternativeQualifications)

/** Every grade of every scale once, in the scales' own order. */
export const grades: string[] = [...new Set(educationData.data.grades.flatMap((scale) => scale.values))]
