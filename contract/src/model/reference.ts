/** The fixed lists that forms choose from. */
import { z } from 'zod'
import { count, id, line } from '#contract/model/basics'

/** A row of a reference list. */
export const option = z.object({ _id: id, name: z.string() })
export type Option = z.infer<typeof option>
/** A row of a list, or a name that a person typed and no list has: then _id is null. */
export const typedOption = (label: string) => z.strictObject({ _id: id.nullable(), name: line(120, label) })
/** A choice that occurs in a list, with how many rows have it. */
export const countedOption = z.object({ _id: z.string(), name: z.string(), count })
export type CountedOption = z.infer<typeof countedOption>

export const location = z.object({ _id: id, name: z.string(), lat: z.number(), lng: z.number() })
export const jobRole = option.extend({ sector: option.nullable() })

export const workDropdowns = z.object({ employers: z.array(option), sectors: z.array(option), jobRoles: z.array(jobRole) })
export const interestDropdowns = z.object({
  interests: z.array(option),
  skills: z.array(option),
  /** Of each sector the names of the skills that its jobs mostly need, the commonest first. */
  skillsBySector: z.array(option.extend({ skills: z.array(z.string()) })),
})
/** What a job can ask for; other names may be typed. */
export const postingLists = z.object({ jobRoles: z.array(jobRole), skills: z.array(option) })
const gradedOption = option.extend({ grades: z.array(z.string()) })
export const educationDropdowns = z.object({
  universities: z.array(option),
  degrees: z.array(option),
  fieldsOfStudy: z.array(option),
  aLevelSubjects: z.array(option),
  /** Every grade of every scale once. */
  grades: z.array(z.string()),
  /** The grades that are given in the United Kingdom at a level; alternative qualifications each bring their own. */
  gradesOfLevel: z.object({ school: z.array(z.string()), a_level: z.array(z.string()), university: z.array(z.string()) }),
  alternativeQualifications: z.array(gradedOption),
})
