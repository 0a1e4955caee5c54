import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import known from './way.known.json' with { type: 'json' }
import { type Place, cityNamed, placeNamed, placeOf, places } from '#server/capabilities/ground/reference/public'
import { distanceKm, wayBetween, wayHalfHours, wayToJob } from '#server/capabilities/ground/match/way'
import type { TravelMode } from '#server/capabilities/ground/match/model'
import { runs } from '#server/testkit/runs'

const RUNS = { numRuns: runs(300) }
/** What nobody can be faster than, in kilometres an hour. */
const topSpeed: Readonly<Record<TravelMode, number>> = { walk: 7, cycle: 30, public_transport: 120, car: 115 }
const modes = ['walk', 'cycle', 'public_transport', 'car'] as const
const mode = fc.constantFrom(...modes)
/** Anywhere, and as often within one town. */
const place = fc.oneof(fc.constantFrom(...places()), fc.constantFrom(...places().filter(({ name }) => /^LS\d/.test(name))))
const minutes = (from: Place, to: Place, by: TravelMode): number => wayBetween(from, to, by).minutes
const named = (text: string): Place => {
  const found = placeNamed(text)
  if (found === undefined) throw new Error(`there’s no place ${text}`)
  return found
}

describe('the way between two places', () => {
  it('is as long there as back', () => {
    fc.assert(
      fc.property(place, place, mode, (from, to, by) => {
        expect(wayBetween(from, to, by)).toEqual(wayBetween(to, from, by))
      }),
      RUNS,
    )
  })

  it('takes whole minutes, and no fewer than the straight line at the greatest speed of its means', () => {
    fc.assert(
      fc.property(place, place, mode, (from, to, by) => {
        const taken = minutes(from, to, by)
        expect(Number.isInteger(taken)).toBe(true)
        expect(taken).toBeGreaterThanOrEqual((distanceKm(from, to) / topSpeed[by]) * 60)
      }),
      RUNS,
    )
  })

  it('never takes fewer minutes where the straight line is longer', () => {
    fc.assert(
      fc.property(place, place, place, mode, (from, one, other, by) => {
        const [near, far] = distanceKm(from, one) <= distanceKm(from, other) ? [one, other] : [other, one]
        expect(minutes(from, near, by)).toBeLessThanOrEqual(minutes(from, far, by))
      }),
      RUNS,
    )
  })

  it('takes time and has a length within one outward code too', () => {
    fc.assert(
      fc.property(place, mode, (at, by) => {
        const way = wayBetween(at, at, by)
        expect(way.minutes).toBeGreaterThan(5)
        expect(way.minutes).toBeLessThan(30)
        expect(way.distanceKm).toBe(1.2)
      }),
      RUNS,
    )
  })

  it('changes by no more than the way between two ends where one is taken for the other', () => {
    fc.assert(
      fc.property(place, place, place, mode, (from, one, other, by) => {
        expect(Math.abs(minutes(from, one, by) - minutes(from, other, by))).toBeLessThanOrEqual(minutes(one, other, by) + 1)
      }),
      RUNS,
    )
  })

  it('makes no jump where a postcode isn’t in the list and its area’s or city’s middle stands for it', () => {
    const home = named('LS6')
    for (const stand of [placeOf('LS99 3AA', 'Leeds'), placeOf(null, 'Leeds')]) {
      if (stand === null) throw new Error('Leeds has no middle')
      for (const by of modes) {
        const change = Math.abs(minutes(home, named('BD1'), by) - minutes(stand, named('BD1'), by))
        expect(change).toBeLessThanOrEqual(minutes(home, stand, by) + 1)
      }
    }
  })
})

describe('the ways that public pages tell', () => {
  it('are forty or more, by every means, within towns and between them', () => {
    const ways = known.data.map(({ from, to, mode: by }) => `${from} ${to} ${by}`)
    expect(new Set(ways).size).toBe(ways.length)
    expect(ways.length).toBeGreaterThanOrEqual(40)
    for (const by of modes) expect(ways.filter((way) => way.endsWith(` ${by}`)).length, by).toBeGreaterThanOrEqual(8)
  })

  it.each(known.data)('$ends by $mode takes $minutes minutes, and ours lies within 15', ({ from, to, mode: told, minutes: taken }) => {
    const by = modes.find((one) => one === told)
    if (by === undefined) throw new Error(`there’s no means ${told}`)
    expect([named(from).name, named(to).name]).toEqual([from, to])
    expect(Math.abs(minutes(named(from), named(to), by) - taken)).toBeLessThanOrEqual(15)
  })
})

describe('the way to a job', () => {
  const leeds = cityNamed('Leeds') ?? null
  it('is by public transport where no means is given', () => {
    expect(wayToJob(named('LS6'), named('LS2'), null)).toEqual(wayBetween(named('LS6'), named('LS2'), 'public_transport'))
  })
  it('isn’t known where an end isn’t', () => {
    expect(wayToJob(null, leeds, 'walk')).toBeNull()
    expect(wayToJob(leeds, null, 'walk')).toBeNull()
  })
  it('is unknown within a city or an area of which only the middle is known, but not within an outward code', () => {
    expect(wayToJob(leeds, leeds, 'walk')).toBeNull()
    expect(wayToJob(named('LS'), named('LS99'), 'car')).toBeNull()
    expect(wayToJob(named('LS6'), named('LS6 3AA'), 'walk')?.minutes).toBeGreaterThan(0)
  })
  it('adds whole half-hours to a shift, forty at most, and none where it isn’t known', () => {
    expect(wayHalfHours(null)).toBe(0)
    expect([0, 1, 30, 31, 100_000].map((taken) => wayHalfHours({ minutes: taken, distanceKm: 1, mode: 'walk' }))).toEqual([0, 1, 1, 2, 40])
  })
})
