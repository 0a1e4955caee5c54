import { type Hand, type Rota, covered, emptyRota, joinedBy, wanting } from '#server/capabilities/work/hiring/cover/rota'
import { bitsIn } from '#server/capabilities/work/hiring/cover/ways'

/** The rota with whoever adds the most seats, the best first, until nobody adds any. */
function grown(from: Rota, hands: readonly Hand[], seats: readonly number[]): Rota {
  let rota = from
  for (;;) {
    const wanted = wanting(rota, seats)
    const chosen = new Set(rota.hands.map(({ place }) => place))
    const byGain = hands
      .filter(({ place, way }) => !chosen.has(place) && (way & wanted) !== 0)
      .map((hand) => ({ hand, gain: bitsIn(hand.way & wanted) }))
      .toSorted((a, b) => b.gain - a.gain)
    let next: Rota | null = null
    for (const { hand } of byGain) {
      next = joinedBy(rota, hand, seats)
      if (next !== null) break
    }
    if (next === null) return rota
    rota = next
  }
}

const rotaOf = (hands: readonly Hand[], seats: readonly number[]): Rota =>
  hands.reduce((rota, hand) => joinedBy(rota, hand, seats) ?? rota, emptyRota(seats))

/** The rota without those who are not needed, the last first. */
function thinned(from: Rota, seats: readonly number[]): Rota {
  const target = covered(from, seats)
  let rota = from
  for (const hand of from.hands.toSorted((a, b) => b.place - a.place)) {
    const without = rotaOf(
      rota.hands.filter((one) => one !== hand),
      seats,
    )
    if (covered(without, seats) === target) rota = without
  }
  return rota
}

/** A cover that nobody can add a seat to and nobody can be left out of. */
export function greedyCover(hands: readonly Hand[], seats: readonly number[]): Rota {
  let rota = emptyRota(seats)
  for (;;) {
    const more = thinned(grown(rota, hands, seats), seats)
    if (covered(more, seats) === covered(rota, seats)) return rota
    rota = more
  }
}
