/** Open jobs that a week can be made of. */
import { placeKeyOf } from '#server/capabilities/derived/plan/person'
import type { PlanJob } from '#server/capabilities/derived/plan/model'
import { matchJob } from '#server/capabilities/ground/match/public'
import { type AdvertCard, advertCardOf, findJobCards } from '#server/capabilities/work/jobs/public'
import type { Db } from '#server/platform/database/port'

/** Not below this age: what a job asks of those who work there. */
const ADULT = 18

/** null where there are no shifts, pay isn't by time, or the age is too low. */
function planJobOf({ card, asked, hourly }: AdvertCard, isUnder18: boolean): PlanJob | null {
  if (asked.shifts.length === 0 || hourly === null || card.salaryUnit === 'fixed' || card.status !== 'live') return null
  if (isUnder18 && card.minimumAge >= ADULT) return null
  const shifts = asked.shifts.map(({ _id, day, start, end, breakMinutes }) => ({ _id, day, start, end, breakMinutes }))
  const each = asked.shiftsNeeded === null ? null : Math.min(asked.shiftsNeeded, shifts.length)
  return { _id: card._id, place: placeKeyOf(matchJob(asked).place), hourlyPence: Math.round(hourly * 100), shifts, each }
}

/** Those of these jobs that can be planned with, in their order. */
export async function planJobs(db: Db, jobIds: readonly string[], isUnder18: boolean): Promise<PlanJob[]> {
  const rows = new Map((await findJobCards(db, jobIds)).map((row) => [row.id, row]))
  return jobIds.flatMap((id) => {
    const row = rows.get(id)
    const advert = row === undefined ? null : advertCardOf(row)
    return (advert && planJobOf(advert, isUnder18)) ?? []
  })
}
