import type { MapCode } from '@evenshift/contract/model/job/map'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Point,
  cellsOf,
  isInPicture,
  layMap,
  middlesInView,
  middlesOf,
  pinsApart,
  zooms,
} from '#web/areas/seeker/jobs/find/map/map-layout'

const size = { width: 560, height: 520 }
/** Middles are known to a thousandth of a degree. */
const thousandths = (min: number, max: number) => fc.integer({ min, max }).map((whole) => whole / 1000)
const place = fc.record({ lat: thousandths(53_700, 53_950), lng: thousandths(-1800, -1300) })
const places = fc.uniqueArray(place, { minLength: 1, maxLength: 60, selector: ({ lat, lng }) => `${lat} ${lng}` })

describe('the middles of codes', () => {
  test('keep north up, east right, and the first in the middle', () => {
    const [home, north, east] = middlesOf(
      [
        { lat: 53.8, lng: -1.5 },
        { lat: 53.9, lng: -1.5 },
        { lat: 53.8, lng: -1.4 },
      ],
      size,
      3,
    )
    expect(home).toEqual({ x: 280, y: 260 })
    expect(north?.x).toBeCloseTo(280)
    expect(north?.y).toBeLessThan(260)
    expect(east?.x).toBeGreaterThan(280)
    expect(east?.y).toBeCloseTo(260)
  })
  test('are in the picture for as many as the zoom says', () => {
    fc.assert(
      fc.property(places, fc.constantFrom(...zooms), (codes, zoom) => {
        const middles = middlesOf(codes, size, zoom)
        expect(middles.filter((middle) => isInPicture(middle, size)).length).toBeGreaterThanOrEqual(Math.min(zoom, codes.length))
      }),
    )
  })
})

test('each code in the picture has a cell', () => {
  fc.assert(
    fc.property(places, (codes) => {
      const middles = middlesOf(codes, size, 13)
      const cells = cellsOf(middles, size)
      middles.forEach((middle, at) => isInPicture(middle, size) && expect(cells[at]).toMatch(/^M[^N]+Z$/))
    }),
  )
})

test('pins that would lie over each other are pushed apart', () => {
  const apart = pinsApart([
    { x: 100, y: 100 },
    { x: 100, y: 100 },
    { x: 110, y: 120 },
  ])
  for (const [at, a] of apart.entries())
    for (const b of apart.slice(at + 1)) expect(Math.abs(a.x - b.x) >= 91 || Math.abs(a.y - b.y) >= 57).toBe(true)
  expect(
    pinsApart([
      { x: 0, y: 0 },
      { x: 300, y: 0 },
    ]),
  ).toEqual([
    { x: 0, y: 0 },
    { x: 300, y: 0 },
  ])
})

test('the mark of home lies under no pin, nor over the name of its code', () => {
  const near = (lat: number, lng: number, isHome = false) => ({ lat, lng, isHome, best: {} as MapCode['best'] })
  const around = [
    near(53.8, -1.54, true),
    near(53.792, -1.54),
    near(53.789, -1.545),
    near(53.79, -1.53),
    near(53.83, -1.54),
    near(53.76, -1.6),
  ]
  const { codes, home } = layMap(around, { width: 390, height: 500 }, 6)
  expect(codes).toHaveLength(around.length)
  for (const { pin } of codes)
    expect(Math.abs((pin?.x ?? 0) - (home?.x ?? 0)) >= 60 || Math.abs((pin?.y ?? 0) - (home?.y ?? 0)) >= 44).toBe(true)
})

test('home and the pins have the middle of the picture, and none is below the buttons that zoom', () => {
  const best = {} as MapCode['best']
  const phone = { width: 390, height: 434 }
  const around = [
    { lat: 53.77, lng: -1.55, isHome: true, best: null },
    { lat: 53.8, lng: -1.55, isHome: false, best },
    { lat: 53.81, lng: -1.5, isHome: false, best },
    { lat: 53.74, lng: -1.55, isHome: false, best: null },
  ]
  const middles = middlesInView(around, phone, 4).slice(0, 3)
  const along = middles.map(({ y }) => y)
  expect(Math.min(...along) + Math.max(...along)).toBeCloseTo(phone.height)
  for (const { pin } of layMap(around, phone, 4).codes) expect((pin?.x ?? 0) > 332 && (pin?.y ?? 0) < 102).toBe(false)
})

test('the mark of home stays in the cell of its code, however close the others are', () => {
  fc.assert(
    fc.property(places, fc.boolean(), fc.constantFrom(...zooms), (codes, hasPin, zoom) => {
      const best = {} as MapCode['best']
      const around = codes.map((code, at) => ({ ...code, isHome: at === 0, best: hasPin || at > 0 ? best : null }))
      const { home } = layMap(around, size, zoom)
      const middles = middlesInView(around, size, zoom)
      const far = ({ x, y }: Point) => Math.hypot(x - (home?.x ?? NaN), y - (home?.y ?? NaN))
      const [own = { x: NaN, y: NaN }, ...others] = middles
      for (const other of others) expect(far(own)).toBeLessThanOrEqual(far(other))
    }),
  )
})
