import { type Hand, type Rota, covered, emptyRota, joinedBy, wanting } from '#server/capabilities/work/hiring/cover/rota'
import { bitsIn, firstIn } from '#server/capabilities/work/hiring/cover/ways'

/** Hands that are tried; about a quarter of a second, which only shifts that overlap over and over come to. */
const STEPS_MOST = 50_000

interface Next {
  readonly rota: Rota
  readonly hand: Hand
  /** The seats that they add. */
  readonly gain: number
}

/** The fewest of these that add so many seats, were none of them in another's way. */
function fewestFor(seats: number, next: readonly Next[], from: number): number {
  if (seats <= 0) return 0
  const byGain: number[] = []
  for (let at = from; at < next.length; at++) {
    const gain = next[at]?.gain ?? 0
    byGain[gain] = (byGain[gain] ?? 0) + 1
  }
  let people = 0
  let left = seats
  for (let gain = byGain.length - 1; gain > 0; gain--) {
    const needed = Math.ceil(left / gain)
    const there = byGain[gain] ?? 0
    if (needed <= there) return people + needed
    people += there
    left -= there * gain
  }
  return Infinity
}

/** Of each shift, the most seats that a rota and these could cover. */
function mostWith(rota: Rota, next: readonly Next[], from: number, seats: readonly number[]): number[] {
  const able = [...rota.able]
  const ways: number[] = []
  for (let at = from; at < next.length; at++) {
    const hand = next[at]?.hand
    if (hand !== undefined) ways[hand.place] = (ways[hand.place] ?? 0) | hand.way
  }
  for (const way of ways) for (let left = way ?? 0; left !== 0; left &= left - 1) able[firstIn(left)] = (able[firstIn(left)] ?? 0) + 1
  return seats.map((most, shift) => Math.min(most, able[shift] ?? 0))
}

/**
 * The most seats, then the fewest people, then the highest ranks, then the first in order; begun from a cover that is known.
 * `isExact` is false where it ran out of steps.
 */
export function exactCover(
  hands: readonly Hand[],
  seats: readonly number[],
  known: Rota,
): { readonly rota: Rota; readonly isExact: boolean } {
  let best = known
  /** What is known is beaten by whatever is as good, so that the first in order is found. */
  let bestWorth = { seats: covered(known, seats), people: known.hands.length, rank: -Infinity }
  let steps = 0

  const canBeat = (rota: Rota, next: readonly Next[], from: number): boolean => {
    const most = mostWith(rota, next, from, seats)
    const sum = most.reduce((all, one) => all + one, 0)
    if (sum !== bestWorth.seats) return sum > bestWorth.seats
    // Every one of these seats is needed, and nobody takes two of one shift.
    const fewest = Math.max(1, ...most.map((one, shift) => one - (rota.able[shift] ?? 0)))
    const people = rota.hands.length + Math.max(fewest, fewestFor(bestWorth.seats - covered(rota, seats), next, from))
    if (people !== bestWorth.people) return people < bestWorth.people
    let rank = rota.rank
    for (let at = from; at < from + bestWorth.people - rota.hands.length; at++) rank += next[at]?.hand.rank ?? 0
    return rank > bestWorth.rank
  }

  const search = (rota: Rota, left: readonly Hand[]): void => {
    const now = { seats: covered(rota, seats), people: rota.hands.length, rank: rota.rank }
    const order = now.seats - bestWorth.seats || bestWorth.people - now.people || now.rank - bestWorth.rank
    if (order > 0) {
      best = rota
      bestWorth = now
    }
    const wanted = wanting(rota, seats)
    const next = left.flatMap((hand): Next[] => {
      const gain = bitsIn(hand.way & wanted)
      if (gain > 0) steps++
      const joined = gain === 0 ? null : joinedBy(rota, hand, seats)
      return joined === null ? [] : [{ rota: joined, hand, gain }]
    })
    const stillLeft = next.map(({ hand }) => hand)
    for (const [at, one] of next.entries()) {
      if (steps >= STEPS_MOST || !canBeat(rota, next, at)) return
      search(
        one.rota,
        stillLeft.slice(at + 1).filter(({ place }) => place !== one.hand.place),
      )
    }
  }
  search(emptyRota(seats), hands)
  return { rota: best, isExact: steps < STEPS_MOST }
}
