/** What an employer sees of applications, said for queries; `isReadable` says the same of one row. */
import { type SQL, and, gt, gte, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { applications as a } from '#server/capabilities/work/hiring/tables'
import { keptSince } from '#server/capabilities/work/hiring/rules.time'
import { idsWithApproval } from '#server/capabilities/ground/approval/public'

const isNotSuspended = (): SQL => sql`${a.seekerId} not in ${idsWithApproval('Suspended')}`

/** Stands in the employer's lists and counts: neither withdrawn, unless by an erasure, which leaves job, status and dates, nor a suspended seeker's. */
export const isSeenByEmployer = (): SQL | undefined => and(or(ne(a.status, 'withdrawn'), gte(a.changedAt, a.erasedAt)), isNotSuspended())

/** What both sides wrote can be read by the employer: of whoever withdrew too, since it was written to them. */
export const isConversationRead = (now: Date): SQL | undefined =>
  and(isNull(a.erasedAt), or(not(inArray(a.status, [...applicationTabs.history])), gt(a.changedAt, keptSince(now))), isNotSuspended())

/** Can be opened by the employer, with the files that came along. */
export const isReadByEmployer = (now: Date): SQL | undefined => and(ne(a.status, 'withdrawn'), isConversationRead(now))
