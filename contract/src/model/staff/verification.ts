/** What waits for a person's decision: a company, a seeker, or a first job. */
import { z } from 'zod'
import { date, id, instant, line, pageQuery, text } from '#contract/model/basics'
import { companyRecord } from '#contract/model/company/company-record'
import { employer } from '#contract/model/company/employer'
import { employerJob } from '#contract/model/job/job'
import { profileStatuses } from '#contract/states/profile/profile'
import { checkResults, verificationSubjects } from '#contract/states/staff'

export const verificationQuery = pageQuery.extend({
  subject: z.enum(verificationSubjects).optional(),
  search: line(100, 'The search').optional(),
})

/** A check that a rule made; a person looks at each doubt. */
const check = z.object({ text: z.string(), result: z.enum(checkResults), link: z.string().nullable() })
const base = {
  _id: id,
  name: z.string(),
  city: z.string().nullable(),
  sentAt: instant,
  /** One working day after it was sent. */
  dueAt: instant,
  /** 1 for the first time it was sent. */
  attempt: z.int(),
  checks: z.array(check),
  decisions: z.array(z.object({ at: instant, by: z.string(), decision: z.string(), note: z.string().nullable() })),
}
const seeker = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  dateOfBirth: date,
  city: z.string(),
  headline: z.string(),
  bio: z.string(),
  status: z.enum(profileStatuses),
})

/** `_id` is the company's, the seeker's or the job's own. */
export const verificationCase = z.discriminatedUnion('subject', [
  z.object({ subject: z.literal('seeker'), ...base, seeker }),
  z.object({
    subject: z.literal('employer'),
    ...base,
    employer,
    /** Of the member who asks, while it is what a colleague checks; after that it is shown for a reason alone. */
    email: z.string().nullable(),
    record: companyRecord.nullable(),
  }),
  z.object({
    subject: z.literal('job'),
    ...base,
    employer,
    job: employerJob.omit({ arrival: true, entrancePhoto: true, entrancePhotoId: true }),
    /** The words of the advert that made a rule speak. */
    flagged: z.array(z.string()),
  }),
])
export type VerificationCase = z.infer<typeof verificationCase>

const note = text(2000, 'The note').optional()
const reason = text(1000, 'The reason', 1)
/** Rejecting and asking tell the other side why, and a rejected job is a draft again; the note is for the record only. */
export const verificationDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve'), note }),
  z.strictObject({ decision: z.literal('reject'), reason, note }),
  z.strictObject({ decision: z.literal('ask'), question: text(1000, 'The question', 1), note }),
])
