import type { Cover } from '@evenshift/contract/model/overview/cover'
import { words } from '#web/areas/employer/applicants/moves/words'

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Who else has an offer for a shift, or took it; and how many of its places are open to this applicant. Null where it is no shift of the job. */
function placesOf({ shifts, applicants }: Cover, applicationId: string, shiftId: string | undefined) {
  const shift = shifts.find(({ _id }) => _id === shiftId)
  if (shift === undefined) return null
  const holders = applicants.filter(({ _id, offered }) => _id !== applicationId && offered.includes(shift._id))
  return { open: Math.max(0, shift.needed - holders.length), holders }
}

/** The shifts that have no place left for this applicant. */
export const fullShifts = (cover: Cover, applicationId: string): string[] =>
  cover.shifts.flatMap(({ _id }) => (placesOf(cover, applicationId, _id)?.open === 0 ? [_id] : []))

/** "1 place open", or whose the places are; undefined for a shift that these two alone agree on. */
export function placeWords(cover: Cover, applicationId: string, shiftId: string | undefined): string | undefined {
  const places = placesOf(cover, applicationId, shiftId)
  if (places === null) return undefined
  if (places.open > 0) return words.placesOpen(places.open)
  const namesOf = (isOffered: boolean) =>
    inWords.format(places.holders.filter(({ status }) => (status === 'offered') === isOffered).map(({ name }) => name))
  const [taken, offered] = [namesOf(false), namesOf(true)]
  return [taken && words.takenBy(taken), offered && words.offeredTo(offered)].filter(Boolean).join('. ')
}
