import { readFile, writeFile } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { UploadPurpose } from '@evenshift/contract/states/upload'
import type { MediaVerdict } from '#server/platform/media/port'

const MOST_PIXELS = 50_000_000
const JPEG_QUALITY = 90
const WEBP_QUALITY = 82
/** The longer side that is kept, in pixels. */
const LONGER_SIDE = 1600
const SMALL_LONGER_SIDE = 512
const small: readonly UploadPurpose[] = ['avatar', 'logo']
/** Of a certificate: a page of A4 at 340 dots an inch. Half the side of a photo of 48 megapixels, which is then read at half its size. */
const PAPER_LONGER_SIDE = 4000
const JPEG_START = Buffer.from([0xff, 0xd8])
const JPEG_END = Buffer.from([0xff, 0xd9])

// It keeps what it read by the name of the file.
sharp.cache(false)

/** Draws the picture anew, upright: what was hidden in its bytes or told beside its pixels stays behind. A moving one keeps its first frame. */
export async function keepPicture(path: string, purpose: UploadPurpose, keptPath: string): Promise<MediaVerdict> {
  try {
    return await redraw(sharp(path, { ...reading, failOn: 'error' }), purpose, keptPath)
  } catch (error) {
    const bytes = await readFile(path)
    if (!bytes.subarray(0, 2).equals(JPEG_START) || bytes.subarray(-2).equals(JPEG_END)) throw error
    // All of its pixels may be there and its last two bytes alone be lost: any that are missing are then a warning.
    return redraw(sharp(Buffer.concat([bytes, JPEG_END]), { ...reading, failOn: 'warning' }), purpose, keptPath)
  }
}

/** Row by row, so that a large picture is never whole in memory. */
const reading = { limitInputPixels: false, sequentialRead: true } as const

async function redraw(picture: Sharp, purpose: UploadPurpose, keptPath: string): Promise<MediaVerdict> {
  const { width, height, format } = await picture.metadata()
  if (width * height > MOST_PIXELS) return { fault: 'too_large_picture' }

  const upright = picture.autoOrient()
  const drawn = purpose === 'document' ? asPaper(upright, format) : asWebp(upright, purpose)
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true })
  await writeFile(keptPath, data)
  return { kept: { path: keptPath, contentType: contentTypeOf(info), size: data.length, seconds: null } }
}

const asPaper = (picture: Sharp, format: string): Sharp => {
  const page = within(picture, PAPER_LONGER_SIDE)
  return format === 'png' ? page.png() : page.jpeg({ quality: JPEG_QUALITY })
}
const asWebp = (picture: Sharp, purpose: UploadPurpose): Sharp =>
  within(picture, small.includes(purpose) ? SMALL_LONGER_SIDE : LONGER_SIDE).webp({ quality: WEBP_QUALITY })

const within = (picture: Sharp, side: number): Sharp => picture.resize(side, side, { fit: 'inside', withoutEnlargement: true })

const contentTypeOf = ({ format }: OutputInfo): string => `image/${format}`
