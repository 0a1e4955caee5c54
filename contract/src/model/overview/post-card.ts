/** A company's own job in a list, no more of it than a row shows. */
import { z } from 'zod'
import { applicant } from '#contract/model/application/application'
import { employerJob } from '#contract/model/job/job'

export const postCard = employerJob.pick({
  _id: true,
  title: true,
  reference: true,
  location: true,
  salary: true,
  salaryUnit: true,
  status: true,
  statusReason: true,
  closeReason: true,
  closedAt: true,
  closingDate: true,
  lastConfirmedAt: true,
  vacancies: true,
  filled: true,
  placesLeft: true,
  replyWithinDays: true,
  views: true,
  counts: true,
  unanswered: true,
  overdue: true,
  version: true,
})
export type PostCard = z.infer<typeof postCard>
/** The same with the newest of those who stand at a status. */
export const postCardWithApplicants = postCard.extend({ newest: z.array(applicant.pick({ _id: true, name: true, avatar: true })) })
