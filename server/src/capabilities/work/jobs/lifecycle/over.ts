import { type SQL, and, inArray, lt, lte, or } from 'drizzle-orm'
import { confirmedSince } from '#server/capabilities/work/jobs/rules/transitions'
import { jobs } from '#server/capabilities/work/jobs/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'

/** Live or paused jobs that are over by their dates and wait for the clock; `endedBy` says the same of one row. */
export const isOver = (now: Date): SQL | undefined =>
  and(inArray(jobs.status, ['live', 'paused']), or(lt(jobs.closingDate, londonDate(now)), lte(jobs.lastConfirmedAt, confirmedSince(now))))
