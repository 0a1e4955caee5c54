import { writeFile } from 'node:fs/promises'
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

/** Draws the picture anew, upright: what was hidden in its bytes or told beside its pixels stays behind. A moving one keeps its first frame. */
export async function keepPicture(path: string, purpose: UploadPurpose, keptPath: string): Promise<MediaVerdict> {
  const picture = sharp(path, { limitInputPixels: false, failOn: 'error' })
  const { width, height, format } = await picture.metadata()
  if (width * height > MOST_PIXELS) return { fault: 'too_large_picture' }

  const upright = picture.autoOrient()
  const { data, info } = await (purpose === 'document' ? inItsFormat(upright, format) : asWebp(upright, purpose)).toBuffer({
    resolveWithObject: true,
  })
  await writeFile(keptPath, data)
  return { kept: { path: keptPath, contentType: contentTypeOf(info), size: data.length, seconds: null } }
}

const inItsFormat = (picture: Sharp, format: string): Sharp => (format === 'png' ? picture.png() : picture.jpeg({ quality: JPEG_QUALITY }))

function asWebp(picture: Sharp, purpose: UploadPurpose): Sharp {
  const side = small.includes(purpose) ? SMALL_LONGER_SIDE : LONGER_SIDE
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: WEBP_QUALITY })
}

const contentTypeOf = ({ format }: OutputInfo): string => `image/${format}`
