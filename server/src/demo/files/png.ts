import { crc32, deflateSync } from 'node:zlib'

export type Colour = readonly [red: number, green: number, blue: number]

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}

/** A picture to fill shape by shape, later ones over earlier ones; written as a PNG of so many pixels for each step of its measures. */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly #scale: number
  readonly #pixels: Buffer
  constructor(width: number, height: number, ground: Colour, scale = 1) {
    this.width = width * scale
    this.height = height * scale
    this.#scale = scale
    this.#pixels = Buffer.alloc(this.width * this.height * 3)
    this.box(ground, 0, 0, width, height)
  }
  /** Colours every pixel that lies within, of the whole or of a box of it. */
  fill(colour: Colour, isWithin: (x: number, y: number) => boolean, left = 0, top = 0, width = this.width, height = this.height): void {
    const scale = this.#scale
    const [right, bottom] = [Math.min(this.width, (left + width) * scale), Math.min(this.height, (top + height) * scale)]
    for (let y = Math.max(0, top * scale); y < bottom; y += 1)
      for (let x = Math.max(0, left * scale); x < right; x += 1)
        if (isWithin(x / scale, y / scale)) this.#pixels.set(colour, (y * this.width + x) * 3)
  }
  box(colour: Colour, left: number, top: number, width: number, height: number): void {
    this.fill(colour, () => true, left, top, width, height)
  }
  disc(colour: Colour, middleX: number, middleY: number, radius: number): void {
    const isWithin = (x: number, y: number) => (x - middleX) ** 2 + (y - middleY) ** 2 <= radius ** 2
    this.fill(colour, isWithin, middleX - radius, middleY - radius, 2 * radius + 1, 2 * radius + 1)
  }
  png(): Buffer {
    const head = Buffer.alloc(13)
    head.writeUInt32BE(this.width, 0)
    head.writeUInt32BE(this.height, 4)
    head.set([8, 2, 0, 0, 0], 8)
    const rows = Array.from({ length: this.height }, (_, y) =>
      Buffer.concat([Buffer.from([0]), this.#pixels.subarray(y * this.width * 3, (y + 1) * this.width * 3)]),
    )
    const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))])
  }
}
