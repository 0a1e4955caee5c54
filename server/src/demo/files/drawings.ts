import { Canvas, type Colour } from '#server/demo/files/png'
import type { Random } from '#server/demo/stage/random'

/** A soft ground and a strong ink, six pairs. */
const HUES: readonly (readonly [soft: Colour, ink: Colour])[] = [
  [
    [226, 241, 236],
    [11, 93, 81],
  ],
  [
    [255, 241, 207],
    [138, 90, 0],
  ],
  [
    [226, 236, 250],
    [36, 80, 143],
  ],
  [
    [250, 228, 222],
    [150, 58, 42],
  ],
  [
    [238, 230, 248],
    [92, 62, 140],
  ],
  [
    [232, 238, 214],
    [84, 104, 30],
  ],
]
const LOGO = 192
/** A photo is shown as wide as a page. */
const PHOTO_SCALE = 3

/** A sign of plain shapes, of the company's own hue. */
export function drawLogo(random: Random): Buffer {
  const [soft, ink] = random.one(HUES)
  const logo = new Canvas(LOGO, LOGO, soft)
  const [middle, far] = [LOGO / 2, LOGO / 3]
  const signs = [
    () => {
      logo.disc(ink, middle, middle, far)
      logo.disc(soft, middle + 18, middle - 14, far - 16)
    },
    () => {
      logo.disc(ink, middle - 24, middle, 40)
      logo.disc(ink, middle + 24, middle, 40)
      logo.disc(soft, middle, middle, 16)
    },
    () => logo.fill(ink, (x, y) => Math.abs(x - middle) + Math.abs(y - middle) < far && (x + y) % 24 < 16),
    () => {
      logo.box(ink, middle - 52, middle - 52, 44, 104)
      logo.disc(ink, middle + 22, middle - 24, 28)
      logo.box(ink, middle + 2, middle + 16, 50, 36)
    },
    () => logo.fill(ink, (x, y) => Math.abs(x - middle) < (y - 40) / 2 && y < LOGO - 44 && (y < 90 || y > 102)),
  ]
  random.one(signs)()
  return logo.png()
}

/** A room as a simple picture: wall, window, lamps, shelves and a counter. */
export function drawPhoto(random: Random): Buffer {
  const [soft, ink] = random.one(HUES)
  const [wood, floor, sky, light]: readonly Colour[] = [
    [166, 124, 84],
    [205, 192, 174],
    [196, 222, 235],
    [255, 214, 130],
  ] as const
  const room = new Canvas(480, 320, soft, PHOTO_SCALE)
  if (wood === undefined || floor === undefined || sky === undefined || light === undefined) throw new Error('a colour is missing')
  room.box(floor, 0, 250, 480, 70)
  const window = random.whole(20, 60)
  room.box(ink, window, 46, 150, 116)
  room.box(sky, window + 6, 52, 66, 104)
  room.box(sky, window + 78, 52, 66, 104)
  for (let shelf = 0; shelf < 3; shelf += 1) {
    const top = 62 + shelf * 46
    room.box(wood, 250, top + 30, 200, 6)
    for (let item = 0; item < 11; item += 1) {
      const height = random.whole(10, 28)
      room.box(random.one([ink, wood, light]), 256 + item * 17, top + 30 - height, 11, height)
    }
  }
  for (const lamp of [90, 240, 390]) {
    room.box(ink, lamp - 1, 0, 2, 30)
    room.disc(light, lamp, 36, 12)
  }
  room.box(wood, 40, 204, 400, 12)
  room.box(ink, 52, 216, 376, 60)
  for (const cup of [80, 110, 330]) room.box(soft, cup, 190, 14, 14)
  return room.png()
}
