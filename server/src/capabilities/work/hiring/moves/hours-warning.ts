import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { notify } from '#server/capabilities/work/hiring/letters/mails'
import { seekerAtWork } from '#server/capabilities/work/hiring/offers/at-work'
import { offerLedger } from '#server/capabilities/work/hiring/offers/ledger'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import type { Unit } from '#server/platform/queue/port'

/** What a student visa allows in term, where its holder named no limit of their own. */
const VISA_HOURS = 20
/** From this part of a limit on it is near. */
const NEAR = 0.9

/** Tells a seeker whose week has come near its limit, or over it, by what they have just accepted. */
export async function warnOfHours(unit: Unit, accepted: ApplicationRow): Promise<void> {
  const { tx, now } = unit
  const seeker = await seekerAtWork(tx, accepted.seekerId, now)
  const offer = (await offersOf(tx, [accepted.id])).get(accepted.id)
  if (seeker === null || offer === undefined) return
  const { hours, held } = seeker
  const weeklyHourLimit = hours.weeklyHourLimit ?? (hours.rightToWork === 'student_visa' ? VISA_HOURS : null)
  // They said yes to both: how they work them is theirs to settle, and the hours are told all the same.
  const ledger = offerLedger({ ...offer, shifts: [] }, accepted.jobId, { hours: { ...hours, weeklyHourLimit }, held })
  if (ledger === null || ledger.limit === null || ledger.total < NEAR * ledger.limit) return
  await notify(unit, 'hours_near', [accepted], ledger.text)
}
