import { z } from 'zod'
import { id, line, listOf, monthYear } from '#contract/model/basics'
import { typedOption } from '#contract/model/reference'
import { educationLevels } from '#contract/states/profile/profile-choices'

/** Some scales have words for grades, such as "Level 2 Distinction". */
const GRADE_MOST = 60
const grade = line(GRADE_MOST, 'Grade').optional()
const graded = (label: string) => z.strictObject({ _id: id.nullable(), name: line(120, label), grade })

const fields = {
  /** Picks which of the fields below count. */
  level: z.enum(educationLevels),
  schoolName: line(160, 'School').nullable(),
  universityBoard: line(160, 'Exam board').nullable(),
  nameOfInstitution: line(160, 'Institution').nullable(),
  internshipPlacement: line(160, 'Placement').nullable(),
  startDate: monthYear,
  /** null while it goes on. */
  endDate: monthYear.nullable(),
  achievements: listOf(line(300, 'Achievement'), 10, 'Achievements'),
  subjects: listOf(z.strictObject({ name: line(120, 'Subject'), grade }), 20, 'Subjects'),
  aLevels: listOf(graded('A level'), 10, 'A levels'),
  alternativeQualifications: listOf(graded('Qualification'), 10, 'Qualifications'),
  fieldOfStudy: typedOption('Field of study').nullable(),
  degree: typedOption('Degree').nullable(),
  university: typedOption('University').nullable(),
  currentlyStudying: z.boolean(),
  predictedGrade: line(GRADE_MOST, 'Predicted grade').nullable(),
  isOutsideUk: z.boolean(),
}
export const educationPatch = z.strictObject(fields).partial()
/** What a level demands besides is the server's rule. */
export const educationInput = educationPatch.required({ level: true, startDate: true })
export const education = z.object({ _id: id, userId: id, ...fields })
export type Education = z.infer<typeof education>
