import type { MapCode } from '@evenshift/contract/model/job/map'
import { Delaunay } from 'd3-delaunay'

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
/** How many codes around the middle each zoom shows, the nearest view first. */
export const zooms = [7, 13, 26, 50, 90] as const
export const USUAL_ZOOM = 1

const CORNER = 16
/** Pins take so much room, in pixels, with the code's name below. */
const PIN = { width: 112, height: 58 }
const ROUNDS = 40

/** Kilometres of a degree of latitude; of longitude they shrink towards the poles. */
const KM_A_DEGREE = 111.2

type Place = Pick<MapCode, 'lat' | 'lng'>

/** Kilometres east and south of a middle. */
const kmFrom = (middle: Place, { lat, lng }: Place): Point => ({
  x: (lng - middle.lng) * KM_A_DEGREE * Math.cos((middle.lat * Math.PI) / 180),
  y: (middle.lat - lat) * KM_A_DEGREE,
})

/** The middles of the codes in pixels: the first lies in the middle, and so many of them are in sight. */
export function middlesOf(codes: readonly Place[], { width, height }: Size, inSight: number): Point[] {
  const [middle] = codes
  if (middle === undefined) return []
  const all = codes.map((code) => kmFrom(middle, code))
  // In sight is what lies within the picture's shape, whose longer side holds more.
  const reach = all.map(({ x, y }) => Math.max(Math.abs(x) / width, Math.abs(y) / height)).toSorted((a, b) => a - b)
  const farthest = reach[Math.min(inSight, reach.length) - 1] || 1 / width
  const scale = 0.42 / farthest
  return all.map(({ x, y }) => ({ x: width / 2 + x * scale, y: height / 2 + y * scale }))
}

/** The same, moved so that home and the codes with a pin have the middle: no half of the picture stays empty. */
export function middlesInView(codes: readonly (Place & Pick<MapCode, 'best' | 'isHome'>)[], size: Size, inSight: number): Point[] {
  const middles = middlesOf(codes, size, inSight)
  const shown = middles.filter((middle, at) => (codes[at]?.isHome || codes[at]?.best) && isInPicture(middle, size))
  if (shown.length === 0) return middles
  const off = (whole: number, along: readonly number[]): number => (whole - Math.min(...along) - Math.max(...along)) / 2
  const [right, down] = [
    off(
      size.width,
      shown.map(({ x }) => x),
    ),
    off(
      size.height,
      shown.map(({ y }) => y),
    ),
  ]
  return middles.map(({ x, y }) => ({ x: x + right, y: y + down }))
}

const towards = (from: Point, to: Point, length: number): Point => {
  const whole = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length }
}
const lengthOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A closed line with round corners, as SVG writes it. */
function roundedPath(corners: readonly Point[]): string {
  const parts = corners.map((corner, at) => {
    const before = corners.at(at - 1) ?? corner
    const after = corners[(at + 1) % corners.length] ?? corner
    const radius = Math.min(CORNER, lengthOf(before, corner) / 2, lengthOf(corner, after) / 2)
    return `${at === 0 ? 'M' : 'L'}${written(towards(corner, before, radius))}Q${written(corner)} ${written(towards(corner, after, radius))}`
  })
  return `${parts.join('')}Z`
}

/** The cell of each code: all that is nearer to its middle than to another's. Empty where it lies out of the picture. */
export function cellsOf(middles: readonly Point[], { width, height }: Size): string[] {
  const margin = 2 * CORNER
  const cells = Delaunay.from(
    middles,
    ({ x }) => x,
    ({ y }) => y,
  ).voronoi([-margin, -margin, width + margin, height + margin])
  return middles.map((_, at) => {
    const ring = cells.cellPolygon(at)
    // The ring ends where it began.
    return ring === null || ring === undefined ? '' : roundedPath(ring.slice(1).map(([x, y]) => ({ x, y })))
  })
}

/** Pins where their codes are, pushed apart where they would lie over each other, and away from what keeps its place. */
export function pinsApart(wanted: readonly Point[], kept: readonly Point[] = []): Point[] {
  const pins = [...kept, ...wanted].map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < ROUNDS; round += 1) {
    let isMoved = false
    pins.forEach((a, first) => {
      for (const b of pins.slice(Math.max(first + 1, kept.length))) {
        const byX = PIN.width - Math.abs(a.x - b.x)
        const byY = PIN.height - Math.abs(a.y - b.y)
        if (byX <= 0 || byY <= 0) continue
        isMoved = true
        // Along the side that overlaps less; of two at one point the first goes up.
        const back = first < kept.length ? 0 : 0.5
        if (byX < byY) {
          const push = (a.x < b.x ? -1 : 1) * byX
          a.x += push * back
          b.x -= push * (1 - back)
        } else {
          const push = (a.y <= b.y ? -1 : 1) * byY
          a.y += push * back
          b.y -= push * (1 - back)
        }
      }
    })
    if (!isMoved) break
  }
  return pins.slice(kept.length)
}

export const isInPicture = ({ x, y }: Point, { width, height }: Size): boolean => x > 24 && y > 24 && x < width - 24 && y < height - 24

/** From a pin down to the name of its code, and on to the mark of home; from that down to the name where there is no pin. */
const NAME_BELOW = 33
const HOME_BELOW = 62
const NAME_BELOW_HOME = 30
/** Half of the mark, and a little of its area around it. */
const HOME_ROOM = 18
/** The buttons that zoom, in the corner above right: no pin and no name is below them. */
const ZOOM = { width: 58, height: 102 }
const zoomSpots = ({ width }: Size): Point[] => [0.3, 0.8].map((part) => ({ x: width - ZOOM.width / 2, y: ZOOM.height * part }))
const isBelowZoom = ({ x, y }: Point, { width }: Size): boolean => x > width - ZOOM.width - CORNER && y < ZOOM.height + CORNER

/** What says that the map is of before, in the corner above left: no name is half below it. */
const NOTE = { width: 200, height: 60 }
export const isBelowNote = ({ x, y }: Point): boolean => x < NOTE.width && y < NOTE.height

/** How far below its middle the mark of home may be, at most as wanted, and still lie in its cell: nearer to that middle than to any other. */
function roomBelow(middle: Point, middles: readonly Point[], wanted: number): number {
  const rooms = middles.flatMap((other) => {
    const length = lengthOf(middle, other)
    return other.y > middle.y ? [((length / 2 - HOME_ROOM) * length) / (other.y - middle.y)] : []
  })
  return Math.max(0, Math.min(wanted, ...rooms))
}

/** Where the name of a code is written: below its pin, or below the mark of home, or in its middle. */
function nameAt(middle: Point, pin: Point | undefined, mark: Point | undefined): Point {
  if (pin) return { x: pin.x, y: pin.y + NAME_BELOW }
  return mark ? { x: mark.x, y: mark.y + NAME_BELOW_HOME } : { x: middle.x, y: middle.y + 4 }
}

/** Whether a pin, or the name below it, would lie over another name. */
const liesOver = (pin: Point, name: Point): boolean =>
  Math.abs(pin.x - name.x) < PIN.width / 2 + CORNER && name.y > pin.y - CORNER && name.y < pin.y + PIN.height

/** What is drawn of each code in the picture, and where the mark of home is, which stays in its cell: no pin lies over another, nor over that. */
export function layMap<C extends Place & Pick<MapCode, 'best' | 'isHome'>>(codes: readonly C[], size: Size, inSight: number) {
  const middles = middlesInView(codes, size, inSight)
  const cells = cellsOf(middles, size)
  const drawn = codes.flatMap((code, place) => {
    const middle = middles[place]
    return middle === undefined || !cells[place] ? [] : [{ code, middle, cell: cells[place], isIn: isInPicture(middle, size) }]
  })
  const pinned = drawn.filter(({ code, isIn }) => isIn && code.best !== null)
  const home = drawn.find(({ code, isIn }) => isIn && code.isHome)
  const isPinned = home !== undefined && home.code.best !== null
  const mark = home && { x: home.middle.x, y: home.middle.y + (isPinned ? roomBelow(home.middle, middles, HOME_BELOW / 2) : 0) }
  const above = mark && { x: mark.x, y: mark.y - HOME_BELOW }
  const spots = pinsApart(
    pinned.map((one) => (one === home && above ? above : one.middle)),
    [...(mark ? [mark] : []), ...zoomSpots(size)],
  )
  const pinOf = new Map(pinned.map((one, place) => [one, spots[place]]))
  const placed = drawn.map((one) => {
    const pin = pinOf.get(one)
    const name = nameAt(one.middle, pin, one === home ? mark : undefined)
    // A name that a pin of another or a button lies over is left out.
    return { ...one, pin, name: (pin === undefined && spots.some((spot) => liesOver(spot, name))) || isBelowZoom(name, size) ? null : name }
  })
  return { codes: placed, home: mark }
}
