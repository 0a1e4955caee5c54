import { type SQL, sql } from 'drizzle-orm'
import { datePlus } from '@evenshift/contract/days'
import { START_DAYS } from '#server/capabilities/work/hiring/rules.time'
import { londonDate } from '#server/capabilities/ground/reference/public'

/** A moment as statements tell it: the instant, and the earliest start that somebody may still confirm. */
export interface Moment {
  readonly at: SQL
  readonly earliestStart: SQL
}
const valuesOf = (now: Date) => ({ at: now.toISOString(), earliestStart: datePlus(londonDate(now), -START_DAYS) })

export function momentOf(now: Date): Moment {
  const { at, earliestStart } = valuesOf(now)
  return { at: sql`${at}::timestamptz`, earliestStart: sql`${earliestStart}::date` }
}

/** The moment of a prepared statement; each run of it takes `values`. */
export const anyMoment = {
  moment: { at: sql`${sql.placeholder('at')}::timestamptz`, earliestStart: sql`${sql.placeholder('earliestStart')}::date` },
  values: valuesOf,
} as const
