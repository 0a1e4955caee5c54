import type { Place, TravelMode } from '#server/capabilities/ground/match/model'

const EARTH_RADIUS_KM = 6371
/** Minutes for a kilometre as the crow flies: the detour and the usual waiting are in it. */
const minutesPerKm: Readonly<Record<TravelMode, number>> = { walk: 15, cycle: 5, public_transport: 2.5, car: 1.6 }
/** Twenty hours each way: beyond that no shift can be reached anyway. */
const HALF_HOURS_MOST = 40

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great circle between two places, in kilometres. */
export function distanceKm(a: Place, b: Place): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

export interface Travel {
  /** One way, an estimate. */
  readonly minutes: number
  readonly distanceKm: number
  readonly mode: TravelMode
}

/** The way from home to the job; null where either is unknown or nobody travels. Within a city it counts as none. */
export function travelBetween(home: Place | null, place: Place | null, mode: TravelMode | null): Travel | null {
  if (home === null || place === null) return null
  const by = mode ?? 'public_transport'
  const km = distanceKm(home, place)
  return { minutes: Math.round(km * minutesPerKm[by]), distanceKm: Math.round(km * 10) / 10, mode: by }
}

/** What the way adds to each end of a shift: whole half-hours, rounded up. */
export const travelHalfHours = (travel: Travel | null): number =>
  travel === null ? 0 : Math.min(Math.ceil(travel.minutes / 30), HALF_HOURS_MOST)
