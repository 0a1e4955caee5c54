/** What an employer sees of applications, said for queries; `isReadable` says the same of one row. */
import { type SQL, and, gte, gt, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import type { Applications } from '#server/capabilities/work/hiring/time/current'
import { keptSince } from '#server/capabilities/work/hiring/rules.time'
import { idsWithApproval } from '#server/capabilities/ground/approval/public'

const isNotSuspended = ({ seekerId }: Applications): SQL => sql`${seekerId} not in ${idsWithApproval('Suspended')}`

/** Stands in the employer's lists and counts: neither withdrawn, unless by an erasure, which leaves job, status and dates, nor a suspended seeker's. */
export const isSeenByEmployer = (current: Applications): SQL | undefined =>
  and(or(ne(current.status, 'withdrawn'), gte(current.changedAt, current.erasedAt)), isNotSuspended(current))

/** Can be opened by the employer, with the files that came along. */
export const isReadByEmployer = (current: Applications, now: Date): SQL | undefined =>
  and(
    ne(current.status, 'withdrawn'),
    isNull(current.erasedAt),
    or(not(inArray(current.status, [...applicationTabs.history])), gt(current.changedAt, keptSince(now))),
    isNotSuspended(current),
  )
