/** Who is chosen, with the shifts that each of them must have at least. */
import { bitsIn, firstIn } from '#server/capabilities/work/hiring/cover/ways'

/** One way of one applicant to work; `place` is the applicant's, the best first. */
export interface Hand {
  readonly place: number
  readonly rank: number
  /** The open shifts that they would work. */
  readonly way: number
  /** So many of them, or none. */
  readonly least: number
}

export interface Rota {
  readonly hands: readonly Hand[]
  /** The shifts that each hand has of their least, in the order of the hands. */
  readonly shifts: readonly number[]
  /** Of each shift, how many seats are taken, and how many of those chosen could take one. */
  readonly taken: readonly number[]
  readonly able: readonly number[]
  readonly rank: number
}

export const emptyRota = (seats: readonly number[]): Rota => ({
  hands: [],
  shifts: [],
  taken: seats.map(() => 0),
  able: seats.map(() => 0),
  rank: 0,
})

/** Nobody has too many shifts, so that whoever could take a seat does. */
export const covered = (rota: Rota, seats: readonly number[]): number =>
  seats.reduce((sum, most, shift) => sum + Math.min(most, rota.able[shift] ?? 0), 0)

/** The shifts for which more people are needed than could take them. */
export const wanting = (rota: Rota, seats: readonly number[]): number =>
  seats.reduce((bits, most, shift) => ((rota.able[shift] ?? 0) < most ? bits | (1 << shift) : bits), 0)

/**
 * The rota with one more, who gets their least; the others keep theirs, but may change shifts. Null where that cannot be:
 * then it cannot be either once still more are chosen.
 */
export function joinedBy(rota: Rota, hand: Hand, seats: readonly number[]): Rota | null {
  const hands = [...rota.hands, hand]
  const shifts = [...rota.shifts, 0]
  const taken = [...rota.taken]
  let seen = 0

  const give = (one: number): boolean => {
    const wished = (hands[one]?.way ?? 0) & ~(shifts[one] ?? 0)
    for (let left = wished & ~seen; left !== 0; left &= left - 1) {
      const shift = firstIn(left)
      if ((taken[shift] ?? 0) >= (seats[shift] ?? 0)) continue
      taken[shift] = (taken[shift] ?? 0) + 1
      shifts[one] = (shifts[one] ?? 0) | (1 << shift)
      return true
    }
    for (let left = wished & ~seen; left !== 0; left = wished & ~seen) {
      const bit = left & -left
      seen |= bit
      for (let other = 0; other < hands.length; other++) {
        if (((shifts[other] ?? 0) & bit) === 0 || !give(other)) continue
        shifts[other] = (shifts[other] ?? 0) & ~bit
        shifts[one] = (shifts[one] ?? 0) | bit
        return true
      }
    }
    return false
  }

  for (let given = 0; given < hand.least; given++) {
    seen = 0
    if (!give(hands.length - 1)) return null
  }
  const able = rota.able.map((count, shift) => count + ((hand.way >> shift) & 1))
  return { hands, shifts, taken, able, rank: rota.rank + hand.rank }
}

/** Every seat that one of those chosen can take is taken, by whoever has the fewest shifts so far. */
export function filled({ hands, shifts, taken }: Rota, seats: readonly number[]): number[] {
  const all = [...shifts]
  for (const [shift, most] of seats.entries()) {
    const bit = 1 << shift
    const able = hands.flatMap(({ way }, one) => ((way & bit) !== 0 && ((all[one] ?? 0) & bit) === 0 ? [one] : []))
    const inOrder = able.toSorted((a, b) => bitsIn(all[a] ?? 0) - bitsIn(all[b] ?? 0))
    for (const one of inOrder.slice(0, most - (taken[shift] ?? 0))) all[one] = (all[one] ?? 0) | bit
  }
  return all
}
