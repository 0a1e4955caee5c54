import type { Membership } from '@evenshift/contract/model/company/subscription'
import { seatsTaken } from '#server/capabilities/parties/companies/public'
import { questionCount } from '#server/capabilities/parties/questions/public'
import { invitationsThisMonth } from '#server/capabilities/work/hiring/public'
import { liveJobsOf } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** How much of its plan a company uses. */
export const usageOf = async (db: Db, employerId: string, now: Date): Promise<Membership['usage']> => ({
  liveJobs: await liveJobsOf(db, employerId),
  seats: await seatsTaken(db, employerId, now),
  interviewInvitations: await invitationsThisMonth(db, employerId, now),
  questions: await questionCount(db, employerId),
})
