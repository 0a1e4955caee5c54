/** What a job of a role usually says: an employer begins with it and changes what's different. */
import { z } from 'zod'
import { id, line, optionalLine } from '#contract/model/basics'
import { jobTerms, employersTerms } from '#contract/model/job/job-terms'
import { option } from '#contract/model/reference'
import { shift } from '#contract/model/week'

/** Those of a sector, or those like what was typed. */
export const roleStartsQuery = z.strictObject({ sectorId: id.optional(), search: line(80, 'The search').optional() })
export const roleStart = z.object({
  role: option,
  sector: option,
  intro: z.string(),
  tasks: z.array(z.string()),
  skills: z.array(option),
  shifts: z.array(shift),
  /** Pounds an hour, as live jobs like it pay near the company; null where they are too few to tell. */
  usualPay: z.number().nullable(),
})
/** A kind of work and where it is. */
export const usualPayQuery = z.strictObject({
  jobRole: optionalLine(120, 'The role').default(''),
  sectorId: id.optional(),
  location: jobTerms.location.unwrap(),
  postcode: employersTerms.postcode.unwrap().optional(),
})
/** Pounds an hour that live jobs of a role pay nearby, or of its sector where the role's are too few; null where both are. */
export const usualPay = z.object({ hourly: z.number().nullable() })
export type RoleStart = z.infer<typeof roleStart>
