import { z } from 'zod'
import { line, listOf } from '#contract/model/basics'

/** By their names, of those that the job asks for or that the applicant sent along. */
export const skillConfirmation = z.strictObject({
  skills: listOf(line(120, 'Skill'), 80, 'Skills').min(1, 'Choose at least one skill'),
  /** False takes the company’s word back. */
  isConfirmed: z.boolean(),
})
