const JPEG = Buffer.from([0xff, 0xd8, 0xff])
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** A picture inside a paper, without what it tells besides (places, people, devices, dates); all else as it came. */
export function pictureWithoutTags(bytes: Buffer): Buffer {
  if (bytes.subarray(0, JPEG.length).equals(JPEG)) return jpegWithoutTags(bytes)
  return bytes.subarray(0, PNG.length).equals(PNG) ? pngWithoutTags(bytes) : bytes
}

const marker = { restarts: [0xd0, 0xd7], end: 0xd9, scan: 0xda, apps: [0xe0, 0xef], comment: 0xfe } as const
const isBetween = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most
/** Segments that say how the picture looks: its kind, its colours. */
const drawing: readonly (readonly [number, string])[] = [
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]
const blank = /^[\0\t\n\f\r ]*$/

/** Every segment stays as long as it is, and so does the picture. */
function jpegWithoutTags(bytes: Buffer): Buffer {
  const kept = Buffer.from(bytes)
  for (let at = 2; at + 4 <= kept.length;) {
    const kind = kept[at + 1] ?? 0
    if (kept[at] !== 0xff || kind === 0 || kind === 0xff || isBetween(kind, marker.restarts)) {
      at += 1
      continue
    }
    if (kind === marker.end) {
      if (!blank.test(kept.toString('latin1', at + 2))) kept.fill(0, at + 2)
      break
    }
    const segment = kept.subarray(at + 4, at + 2 + kept.readUInt16BE(at + 2))
    const isTag = kind === marker.comment || isBetween(kind, marker.apps)
    if (isTag && !drawing.some(([of, name]) => of === kind && segment.toString('latin1', 0, name.length) === name)) blankSegment(segment)
    at += 2 + Math.max(2, kept.readUInt16BE(at + 2))
  }
  return kept.equals(bytes) ? bytes : kept
}

const ORIENTATION = 0x0112
/** An EXIF that says which side is up and no more; the number stands at its end. */
const exifHead = Buffer.from('457869660000 4d4d002a00000008 0001 0112000300000001'.replaceAll(' ', ''), 'hex')
const EXIF_LENGTH = exifHead.length + 8

/** Of a photo's own description stays which side is up. */
function blankSegment(segment: Buffer): void {
  const orientation = orientationOf(segment)
  segment.fill(0)
  if (orientation < 2 || segment.length < EXIF_LENGTH) return
  exifHead.copy(segment)
  segment.writeUInt16BE(orientation, exifHead.length)
}

function orientationOf(segment: Buffer): number {
  const tiff = segment.subarray(6)
  if (segment.toString('latin1', 0, 4) !== 'Exif' || tiff.length < 8) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const read = (at: number, bytes: 2 | 4): number => {
    if (at + bytes > tiff.length) return 0
    return isLittle ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes)
  }
  const first = read(4, 4)
  const entries = Array.from({ length: read(first, 2) }, (_, index) => first + 2 + index * 12)
  const found = entries.find((at) => read(at, 2) === ORIENTATION)
  return found === undefined ? 1 : Math.min(8, read(found + 8, 2))
}

/** Chunks that say how a PNG looks, besides those that begin with a capital. */
const shown = ['tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'bKGD', 'hIST', 'pHYs', 'sPLT', 'acTL', 'fcTL', 'fdAT']

function pngWithoutTags(bytes: Buffer): Buffer {
  const kept: Buffer[] = [PNG]
  for (let at = PNG.length; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const kind = bytes.toString('latin1', at + 4, at + 8)
    if (/^[A-Z]/.test(kind) || shown.includes(kind)) kept.push(bytes.subarray(at, end))
    at = end
    if (kind === 'IEND') break
  }
  return Buffer.concat(kept)
}
