/** Which replies a company owes and by when, said once for every list and count. A rejection on its way is a reply. */
import { type SQL, and, isNull, lt, sql } from 'drizzle-orm'
import type { RepliesDue } from '@evenshift/contract/model/overview/applicant-card'
import { weekEnd } from '@evenshift/contract/london'
import { applications as a } from '#server/capabilities/work/hiring/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'

const dueOn = sql`(${a.replyBy} at time zone 'Europe/London')::date`

export const isLate = (now: Date): SQL | undefined => and(isNull(a.pendingAt), lt(a.replyBy, now))
/** By the end of the day in the United Kingdom, late ones too. */
export const isDueToday = (now: Date): SQL | undefined => and(isNull(a.pendingAt), sql`${dueOn} <= ${londonDate(now)}`)
const isDueAfter = (from: string, to?: string): SQL | undefined =>
  and(isNull(a.pendingAt), sql`${dueOn} > ${from}`, to === undefined ? undefined : sql`${dueOn} <= ${to}`)

const figure = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** Columns of a query over applications: how many of its rows are to be replied to by when. */
export const dueFigures = (now: Date) =>
  ({
    late: figure(isLate(now)),
    today: figure(isDueToday(now)),
    week: figure(isDueAfter(londonDate(now), weekEnd(now))),
    later: figure(isDueAfter(weekEnd(now))),
  }) satisfies Record<keyof RepliesDue, unknown>
