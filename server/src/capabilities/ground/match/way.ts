import { type Place, isOutcode } from '#server/capabilities/ground/reference/public'
import type { TravelMode } from '#server/capabilities/ground/match/model'

const EARTH_RADIUS_KM = 6371
/** Two doors of one district lie so far apart, in the mean: districts of large towns have their middles two to three kilometres apart. */
const DISTRICT_KM = 1.2
/** Twenty hours each way: beyond that no shift can be reached anyway. */
const HALF_HOURS_MOST = 40

/** A stretch of every way, up to so many kilometres of it. Later stretches are never slower, so that a way by two parts is never shorter. */
interface Stretch {
  readonly toKm: number
  readonly kmh: number
}
interface Means {
  /** Kilometres of the way for one as the crow flies. */
  readonly detour: number
  /** Walking to it and from it, waiting, parking. */
  readonly accessMinutes: number
  readonly stretches: readonly Stretch[]
}
/** What has no source beside it is our estimate, held by the ways of way.known.json. */
const meansOf: Readonly<Record<TravelMode, Means>> = {
  walk: {
    // Newell 1980: in towns, 1.2 times the straight line.
    detour: 1.2,
    accessMinutes: 0,
    // Department for Transport, Journey Time Statistics: 2.9 mph.
    stretches: [{ toKm: Infinity, kmh: 4.7 }],
  },
  cycle: {
    detour: 1.25,
    accessMinutes: 3,
    // Department for Transport, Journey Time Statistics: 9.9 mph on every road.
    stretches: [{ toKm: Infinity, kmh: 15.9 }],
  },
  public_transport: {
    detour: 1.25,
    accessMinutes: 10,
    stretches: [
      // Transport for London: its buses went 9.17 mph in 2024/25.
      { toKm: 5, kmh: 15 },
      // Buses beyond the town and stopping trains, then faster ones, then those between cities.
      { toKm: 20, kmh: 40 },
      { toKm: 60, kmh: 90 },
      { toKm: Infinity, kmh: 140 },
    ],
  },
  car: {
    detour: 1.25,
    accessMinutes: 5,
    stretches: [
      // Department for Transport: 11.6 mph on urban streets (Journey Time Statistics), 18.4 mph on urban A roads (2017).
      { toKm: 5, kmh: 20 },
      // Department for Transport: 25.3 mph on local A roads, 59.0 mph on motorways and trunk roads (year to March 2019).
      { toKm: 20, kmh: 41 },
      { toKm: Infinity, kmh: 95 },
    ],
  },
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The great circle between two places, in kilometres. */
export function distanceKm(a: Place, b: Place): number {
  const dLat = radians(b.lat - a.lat)
  const dLng = radians(b.lng - a.lng)
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)))
}

function minutesAlong(km: number, stretches: readonly Stretch[]): number {
  let minutes = 0
  let fromKm = 0
  for (const { toKm, kmh } of stretches) {
    minutes += (Math.max(0, Math.min(km, toKm) - fromKm) / kmh) * 60
    fromKm = toKm
  }
  return minutes
}

export interface Way {
  /** Whole minutes one way, door to door: an estimate. */
  readonly minutes: number
  /** From door to door as the crow flies, to a tenth: within a district, the mean. */
  readonly distanceKm: number
  readonly mode: TravelMode
}

/** The way between somebody at one place and somebody at another. */
export function wayBetween(from: Place, to: Place, mode: TravelMode): Way {
  const { detour, accessMinutes, stretches } = meansOf[mode]
  const km = Math.hypot(distanceKm(from, to), DISTRICT_KM)
  return { minutes: Math.round(accessMinutes + minutesAlong(km * detour, stretches)), distanceKm: Math.round(km * 10) / 10, mode }
}

/** The way from home to a job, by public transport where no means is given; null where an end is unknown or nobody travels. */
export function wayToJob(home: Place | null, job: Place | null, mode: TravelMode | null): Way | null {
  if (home === null || job === null) return null
  const by = mode ?? 'public_transport'
  // Of two in one city no more is known than its middle.
  return home.position === job.position && !isOutcode(home) ? null : wayBetween(home, job, by)
}

/** The way as people are told it: from a postcode. Of a city no door is known, so neither are its minutes. */
export const wayFromHome = (home: Place | null, job: Place | null, mode: TravelMode | null): Way | null =>
  home === null || !isOutcode(home) ? null : wayToJob(home, job, mode)

/** What the way adds to each end of a shift: whole half-hours, rounded up. */
export const wayHalfHours = (way: Way | null): number => (way === null ? 0 : Math.min(Math.ceil(way.minutes / 30), HALF_HOURS_MOST))
