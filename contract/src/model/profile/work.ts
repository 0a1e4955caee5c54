import { z } from 'zod'
import { id, line, listOf, monthYear } from '#contract/model/basics'
import { typedOption } from '#contract/model/reference'

const fields = {
  title: line(120, 'Job title'),
  employer: typedOption('Employer'),
  sector: typedOption('Sector').nullable(),
  startDate: monthYear,
  /** null while it goes on. */
  endDate: monthYear.nullable(),
  currentlyWorking: z.boolean(),
  achievements: listOf(line(300, 'Achievement'), 10, 'Achievements'),
}
/** That the end follows the start, and that neither lies ahead, is the server's rule. */
export const workInput = z.strictObject(fields).partial({ sector: true, endDate: true, currentlyWorking: true, achievements: true })
export const workPatch = z.strictObject(fields).partial()
export const work = z.object({ _id: id, ...fields })
export type Work = z.infer<typeof work>
