import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { oversized, samplesOf, type Good, type Hostile } from '#server/platform/media/corpus/sample'
import { zipFile } from '#server/platform/media/corpus/zip-file'

const jpg = samplesOf('avatar', 'image/jpeg', 'me.jpg')
const png = samplesOf('logo', 'image/png', 'logo.png')
const webp = samplesOf('workplace_photo', 'image/webp', 'shop.webp')
const scan = samplesOf('document', 'image/png', 'certificate.png')
const photo = samplesOf('document', 'image/jpeg', 'certificate.jpg')

const SCRIPT = '<html><script>alert(document.cookie)</script></html>'
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>'

const drawn = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#c33' } })
export const jpeg = (width = 640, height = 480): Promise<Buffer> => drawn(width, height).jpeg().toBuffer()
/** A picture taken with the camera on its side, at a place, by a person. */
const telling = (): Promise<Buffer> =>
  drawn(640, 480)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Ada', Model: 'PhoneOne' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()

/** How a HEIC photo begins: nothing reads on. */
const heicHead = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)])

const chunk = (type: string, data: Buffer): Buffer => {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), data, Buffer.alloc(4)])
  bytes.writeUInt32BE(data.length, 0)
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
  return bytes
}
/** A few bytes that claim a picture of so many pixels. */
function pixelBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.alloc(64)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
/** Two pictures, one after the other. */
async function animation(): Promise<Buffer> {
  const pixels = Buffer.concat([Buffer.alloc(200 * 100 * 3, 40), Buffer.alloc(200 * 100 * 3, 200)])
  return sharp(pixels, { raw: { width: 200, height: 200, channels: 3, pageHeight: 100 } })
    .webp()
    .toBuffer()
}
function noisy(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer()
}

export const hostilePictures: readonly Hostile[] = [
  jpg.hostile('a page that is called a photo', 'not_what_it_says', () => Buffer.from(SCRIPT)),
  png.hostile('an SVG with a script that is called PNG', 'not_what_it_says', () => Buffer.from(SVG)),
  jpg.hostile('an SVG behind an XML head', 'not_what_it_says', () => Buffer.from(`<?xml version="1.0"?>\n${SVG}`)),
  jpg.hostile('an archive that is called a photo', 'not_what_it_says', () => zipFile([{ name: '../../me.jpg', data: SCRIPT }])),
  scan.hostile('a WebP that is called a certificate', 'not_what_it_says', () => drawn(640, 480).webp().toBuffer()),
  jpg.hostile('a HEIC photo that is called JPEG', 'heic_picture', () => heicHead),
  jpg.hostile('a GIF that is also a script', 'not_what_it_says', () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//', 'latin1')),
  png.hostile('2.5 thousand million pixels in a hundred bytes', 'too_large_picture', () => pixelBomb(50_000, 50_000)),
  png.hostile('a picture one row too large', 'too_large_picture', () => pixelBomb(10_000, 5_001)),
  webp.hostile('a photo of too many pixels', 'too_large_picture', async () => drawn(8000, 7000).webp({ effort: 0, quality: 1 }).toBuffer()),
  jpg.hostile('a photo cut off in the middle', 'unreadable', async () => (await noisy(640, 480)).subarray(0, 20_000)),
  png.hostile('a picture of noise', 'unreadable', () => pixelBomb(10, 10)),
  scan.hostile('a script that is called a certificate', 'not_what_it_says', () => Buffer.from(SCRIPT)),
  jpg.hostile('an empty photo', 'unreadable', () => Buffer.alloc(0)),
  jpg.hostile('a photo beyond the limit', 'wrong_size', async () => oversized('avatar', await jpeg())),
]

export const goodPictures: readonly Good[] = [
  jpg.good('a photo taken on its side, with where and by whom', telling, { as: 'image/webp' }),
  jpg.good('a photo that is also a page', async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)]), { as: 'image/webp' }),
  photo.good('a photo that is also an archive', async () => Buffer.concat([await jpeg(), zipFile([{ name: 'run.js', data: SCRIPT }])])),
  png.good('a logo one can look through', () => drawn(900, 300).ensureAlpha(0.5).png().toBuffer(), { as: 'image/webp' }),
  png.good('a JPEG that is called PNG', () => jpeg(), { as: 'image/webp' }),
  jpg.good('a WebP that is called JPEG', () => drawn(640, 480).webp().toBuffer(), { as: 'image/webp' }),
  scan.good('a JPEG that is called a PNG certificate', () => jpeg(), { as: 'image/jpeg' }),
  photo.good('a JPEG without its last two bytes', async () => (await noisy(640, 480)).subarray(0, -2)),
  photo.good('a progressive photo of 48 megapixels', () => drawn(8064, 6048).jpeg({ progressive: true }).toBuffer()),
  webp.good('a photo of the shop', () => drawn(3000, 2000).webp().toBuffer()),
  webp.good('a moving picture', animation),
  scan.good('a scanned certificate', () => drawn(2480, 3508).png().toBuffer()),
]
