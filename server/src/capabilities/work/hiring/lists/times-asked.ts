import { and, eq, inArray } from 'drizzle-orm'
import { heldStatuses } from '@evenshift/contract/states/application/application'
import { applications as a } from '#server/capabilities/work/hiring/tables'
import type { Db } from '#server/platform/database/port'

/** Questions about new times that wait for a seeker who said yes to the work, the first asked first. */
export async function timesAsked(db: Db, seekerId: string) {
  const rows = await db
    .select()
    .from(a)
    .where(and(eq(a.seekerId, seekerId), inArray(a.status, [...heldStatuses])))
  const asked = rows.flatMap(({ id: applicationId, jobTitle, employerId, newTimes }) =>
    newTimes?.state === 'asked' ? [{ applicationId, jobTitle, employerId, at: newTimes.at, shifts: newTimes.shifts }] : [],
  )
  return asked.toSorted((one, other) => one.at.localeCompare(other.at))
}
