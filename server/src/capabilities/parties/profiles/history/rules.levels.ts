import type { Education } from '@evenshift/contract/model/profile/education'
import type { InputFault } from '@evenshift/contract/refusals'

export type EducationFields = Omit<Education, '_id' | 'userId'>
type Level = Education['level']

const blank = {
  schoolName: null,
  universityBoard: null,
  nameOfInstitution: null,
  internshipPlacement: null,
  subjects: [],
  aLevels: [],
  alternativeQualifications: [],
  fieldOfStudy: null,
  degree: null,
  university: null,
} satisfies Partial<EducationFields>
type LevelFields = Pick<EducationFields, keyof typeof blank>

const own: Readonly<Record<Level, (given: LevelFields) => Partial<LevelFields>>> = {
  school: ({ schoolName, universityBoard, subjects }) => ({ schoolName, universityBoard, subjects }),
  a_level: ({ schoolName, universityBoard, aLevels }) => ({ schoolName, universityBoard, aLevels }),
  alternative: ({ schoolName, nameOfInstitution, universityBoard, alternativeQualifications }) => ({
    schoolName,
    nameOfInstitution,
    universityBoard,
    alternativeQualifications,
  }),
  university: ({ university, nameOfInstitution, degree, fieldOfStudy, internshipPlacement }) => ({
    university,
    nameOfInstitution,
    degree,
    fieldOfStudy,
    internshipPlacement,
  }),
}

/** The same education with the fields of its level alone: the others are cleared, as is a predicted grade once it is over. */
export const ofLevel = (given: EducationFields): EducationFields => ({
  ...given,
  ...blank,
  ...own[given.level](given),
  predictedGrade: given.currentlyStudying ? given.predictedGrade : null,
})

const schoolMissing: InputFault = { path: 'schoolName', message: 'Enter the school' }
const demands: Readonly<Record<Level, (given: LevelFields) => readonly (InputFault | false)[]>> = {
  school: ({ schoolName }) => [schoolName === null && schoolMissing],
  a_level: ({ schoolName, aLevels }) => [
    schoolName === null && schoolMissing,
    aLevels.length === 0 && { path: 'aLevels', message: 'Add at least one A level' },
  ],
  alternative: ({ alternativeQualifications }) => [
    alternativeQualifications.length === 0 && { path: 'alternativeQualifications', message: 'Add at least one qualification' },
  ],
  university: ({ university, nameOfInstitution, degree, fieldOfStudy }) => [
    university === null && nameOfInstitution === null && { path: 'university', message: 'Choose the university, or type its name' },
    degree === null && { path: 'degree', message: 'Enter the degree' },
    fieldOfStudy === null && { path: 'fieldOfStudy', message: 'Enter the field of study' },
  ],
}

/** What an education still lacks for its level, each at its field. */
export const levelFaults = (given: EducationFields): InputFault[] => demands[given.level](given).filter((fault) => fault !== false)
