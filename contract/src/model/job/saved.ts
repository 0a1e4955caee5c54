/** What a seeker keeps or turns away: saved jobs, jobs not for them, employers followed or blocked. */
import { z } from 'zod'
import { id, instant, pageQuery } from '#contract/model/basics'
import { employerCard } from '#contract/model/company/employer'
import { job } from '#contract/model/job/job'
import { savedTabs } from '#contract/states/job/search'

export const savedQuery = pageQuery.extend({ tab: z.enum(savedTabs).optional() })
export const jobChoice = z.strictObject({ jobId: id })
export const employerChoice = z.strictObject({ employerId: id })

/** A job that this seeker does not want to see. */
export const notForMe = z.object({ _id: id, job, createdAt: instant })
/** An employer that this seeker follows or blocks. */
export const employerMark = z.object({ _id: id, employer: employerCard, createdAt: instant })
