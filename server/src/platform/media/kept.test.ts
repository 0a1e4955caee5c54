import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFile } from '#server/platform/media/check-file'
import { recordingFile, type Recording } from '#server/platform/media/corpus/recording-file'
import type { UploadPurpose } from '@evenshift/contract/states/upload'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-kept-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function keep(purpose: UploadPurpose, contentType: string, bytes: Buffer): Promise<Buffer> {
  const path = join(folder, 'incoming')
  await writeFile(path, bytes)
  const verdict = await checkFile({ path, purpose, contentType, fileName: 'file', maxSeconds: 60 }, join(folder, 'kept'))
  if (!('kept' in verdict)) throw new Error(`Refused: ${verdict.fault}`)
  return readFile(verdict.kept.path)
}
const keepVideo = async (recording: Omit<Recording, 'seconds'>, type: string): Promise<Buffer> =>
  keep('biovideo', type, await recordingFile({ ...recording, seconds: 3 }))

const PLACE = '+51.5014-000.1419/'
/** Taken with the camera on its side. */
const photo = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Artist: 'Ada Lovelace', Model: 'PhoneOne' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })

test('a photo is turned upright, made smaller and tells nothing of its camera, place or owner', async () => {
  const kept = await keep('avatar', 'image/jpeg', await photo(2000, 1000).jpeg().toBuffer())
  const { width, height, format, exif, xmp, iptc, icc } = await sharp(kept).metadata()
  expect({ width, height, format }).toEqual({ width: 256, height: 512, format: 'webp' })
  expect({ exif, xmp, iptc, icc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined, icc: undefined })
})

test('a certificate keeps its format and its size and tells nothing besides', async () => {
  const kept = await keep('document', 'image/jpeg', await photo(2480, 3508).jpeg().toBuffer())
  const { width, height, format, exif } = await sharp(kept).metadata()
  expect({ width, height, format, exif }).toEqual({ width: 3508, height: 2480, format: 'jpeg', exif: undefined })
  expect(kept.includes('Ada Lovelace')).toBe(false)
})

test('a photo that is also a page keeps only what is drawn', async () => {
  const kept = await keep('document', 'image/jpeg', Buffer.concat([await photo(64, 64).jpeg().toBuffer(), Buffer.from('<script>')]))
  expect(kept.includes('<script>')).toBe(false)
})

test('a moving picture keeps its first frame', async () => {
  const pixels = Buffer.concat([Buffer.alloc(200 * 100 * 3, 40), Buffer.alloc(200 * 100 * 3, 200)])
  const moving = await sharp(pixels, { raw: { width: 200, height: 200, channels: 3, pageHeight: 100 } })
    .webp()
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  const { pages, height } = await sharp(await keep('feedback', 'image/webp', moving)).metadata()
  expect({ pages, height }).toEqual({ pages: undefined, height: 100 })
})

test('a video of a phone keeps its turn and its packets, and tells nothing of the place, the date or the phone', async () => {
  const tags = { comment: 'at home', date: new Date('1999-12-31'), raw: { '©xyz': PLACE, '©mod': 'PhoneOne' } }
  const recording: Recording = { format: 'mp4', seconds: 3, video: 'avc', sound: 'aac', rotation: 90, tags }
  const sent = await recordingFile(recording)
  for (const told of [PLACE, 'at home', '1999', 'PhoneOne']) expect(sent.includes(told)).toBe(true)
  const kept = await keep('biovideo', 'video/mp4', sent)
  for (const told of [PLACE, 'at home', '1999', 'PhoneOne']) expect(kept.includes(told)).toBe(false)

  const input = new Input({ formats: [MP4], source: new BufferSource(kept) })
  const [video] = await input.getVideoTracks()
  expect(await video?.getRotation()).toBe(90)
  expect([await packetCount(sent), await packetCount(kept)]).toEqual([30, 30])
})

async function packetCount(file: Buffer): Promise<number> {
  const input = new Input({ formats: [MP4], source: new BufferSource(file) })
  let count = 0
  const track = await input.getPrimaryVideoTrack()
  if (track) for await (const _ of new EncodedPacketSink(track).packets()) count += 1
  return count
}

test('a film starts playing before all of it is there', async () => {
  const kept = await keepVideo({ format: 'mov', video: 'avc', sound: 'aac' }, 'video/mp4')
  expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'))
})

test('what a browser recorded live gets a length and an index', async () => {
  const live = await recordingFile({ format: 'live', seconds: 3, video: 'vp8', sound: 'opus' })
  const lengthOf = (file: Buffer): Promise<number | null> =>
    new Input({ formats: [WEBM], source: new BufferSource(file) }).getDurationFromMetadata()
  const kept = await keep('biovideo', 'video/webm', live)
  expect(await lengthOf(live)).toBeNull()
  expect(await lengthOf(kept)).toBeCloseTo(3, 1)
  expect(kept.includes(Buffer.from('1c53bb6b', 'hex'))).toBe(true)
})

test('a recording that starts late on its own clock starts at zero', async () => {
  const kept = await keepVideo({ format: 'webm', video: 'vp9', sound: 'opus', from: 500 }, 'video/webm')
  expect(await new Input({ formats: [WEBM], source: new BufferSource(kept) }).getFirstTimestamp()).toBe(0)
})
