/** Open jobs that a week can be made of. */
import { placeKeyOf } from '#server/capabilities/derived/plan/person'
import type { PlanJob } from '#server/capabilities/derived/plan/model'
import { matchJob } from '#server/capabilities/ground/match/public'
import { takenShifts } from '#server/capabilities/work/hiring/public'
import { type AdvertCard, advertCardOf, findJobCards } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** Not below this age: what a job asks of those who work there. */
const ADULT = 18

/** null where there are no shifts, too few are left, pay isn't by time, or the age is too low. */
function planJobOf({ card, asked, hourly }: AdvertCard, isUnder18: boolean, taken: ReadonlySet<string>): PlanJob | null {
  const open = asked.shifts.filter(({ _id }) => !taken.has(_id))
  if (
    open.length === 0 ||
    open.length < (asked.shiftsNeeded ?? 0) ||
    hourly === null ||
    card.salaryUnit === 'fixed' ||
    card.status !== 'live'
  )
    return null
  if (isUnder18 && card.minimumAge >= ADULT) return null
  const shifts = open.map(({ _id, day, start, end, breakMinutes }) => ({ _id, day, start, end, breakMinutes }))
  const each = asked.shiftsNeeded === null ? null : Math.min(asked.shiftsNeeded, shifts.length)
  return { _id: card._id, place: placeKeyOf(matchJob(asked).place), hourlyPence: Math.round(hourly * 100), shifts, each }
}

/** Those of these jobs that can be planned with, in their order, each with the shifts that are still to be had. */
export async function planJobs(db: Db, jobIds: readonly string[], isUnder18: boolean, now: Date): Promise<PlanJob[]> {
  const rows = await findJobCards(db, jobIds)
  const adverts = new Map(rows.map((row) => [row.id, advertCardOf(row)]))
  const taken = await takenShifts(
    db,
    rows.map(({ id, terms }) => ({ id, ...terms })),
    now,
  )
  return jobIds.flatMap((id) => {
    const advert = adverts.get(id)
    return (advert && planJobOf(advert, isUnder18, taken)) ?? []
  })
}
