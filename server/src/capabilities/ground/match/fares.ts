/** What a way costs, in pence: an estimate, as the way is. */
import type { Way } from '#server/capabilities/ground/match/way'

/** Department for Transport: no single bus ride in England costs more, from 2025 to March 2027. */
const BUS_PENCE = 300
/** Beyond a bus's way it's a train: our estimate. */
const BUS_KM = 20
const TRAIN_PENCE_A_KM = 20
/** Petrol alone, of a small car: our estimate. */
const CAR_PENCE_A_KM = 9

/** One way. */
export function farePence(way: Way | null): number {
  if (way === null) return 0
  const { mode, distanceKm } = way
  if (mode === 'public_transport') return Math.round(BUS_PENCE + Math.max(0, distanceKm - BUS_KM) * TRAIN_PENCE_A_KM)
  return mode === 'car' ? Math.round(distanceKm * CAR_PENCE_A_KM) : 0
}
