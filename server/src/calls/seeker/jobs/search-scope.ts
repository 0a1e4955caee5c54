import { hiddenJobIds } from '#server/capabilities/parties/marks/public'
import { placeNamed } from '#server/capabilities/ground/reference/public'
import { type SearchFilters, type SearchScope, asSearched, nobodysSide, seekerSide } from '#server/capabilities/ground/search/public'
import { appliedJobIds } from '#server/capabilities/work/hiring/public'
import { callingSeeker } from '#server/calls/seeker/presenters/jobs'
import { refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

const NO_PLACE = 'We don’t know this place. Choose a city from the list, or type a postcode.'

/**
 * What a search of this seeker means, as it stood at a moment, and the seeker with the way it asks for. `isPersonal` says whether what is
 * known of the seeker decides what is found; a place that we do not know is refused at its field.
 */
export async function scopeAsked(db: Db, seekerId: string, query: SearchFilters, asOf: Date, isPersonal: boolean) {
  const location = query.location ? placeNamed(query.location) : null
  if (location === undefined) return refuseField('location', NO_PLACE)
  const [seeker, hidden, applied] = await Promise.all([
    callingSeeker(db, seekerId, asOf),
    hiddenJobIds(db, seekerId),
    appliedJobIds(db, seekerId),
  ])
  const match = asSearched(seeker.match, query)
  if (match === undefined) return refuseField('from', NO_PLACE)
  const side = isPersonal ? seekerSide(match) : nobodysSide
  const excluded = query.excludeApplied ? [...hidden, ...applied] : hidden
  const scope: SearchScope = { query, place: location, side, asOf, excluded, applied }
  return { scope, seeker: { ...seeker, match } }
}
