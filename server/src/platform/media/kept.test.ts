import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFile } from '#server/platform/media/check-file'
import { packedPdf, pdfFile } from '#server/platform/media/corpus/pdf-file'
import { recordingFile, type Recording } from '#server/platform/media/corpus/recording-file'
import { zipFile } from '#server/platform/media/corpus/zip-file'
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

const SCRIPT = '/S /JavaScript /JS (app.alert\\(1\\))'
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

test('a certificate of 48 megapixels keeps no more than one can read', async () => {
  const kept = await keep('document', 'image/jpeg', await photo(8064, 6048).jpeg({ progressive: true }).toBuffer())
  const { width, height, isProgressive } = await sharp(kept).metadata()
  expect({ width, height, isProgressive }).toEqual({ width: 3000, height: 4000, isProgressive: false })
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

test.each([
  ['behind its end', Buffer.concat([pdfFile(), zipFile([{ name: 'run.js', data: 'app.alert' }])])],
  ['in a broken object', pdfFile({ extra: [`<</X endobj ] /Y ) ${SCRIPT} /Z`] })],
  ['inside the stream of another object', pdfFile({ extra: [`<</Length 60>>\nstream\n9 0 obj <<${SCRIPT}>> endobj\nendstream`] })],
])('a PDF keeps nothing of what readers might find %s', async (_, sent) => {
  const kept = await keep('document', 'application/pdf', sent)
  expect(kept.subarray(0, 5).toString()).toBe('%PDF-')
  for (const hidden of ['JavaScript', 'run.js']) expect(kept.includes(hidden)).toBe(false)
})

test('a PDF that keeps to the rules is kept byte by byte', async () => {
  const sent = packedPdf({ object: '<</Title (Ada)>>' })
  expect((await keep('document', 'application/pdf', sent)).equals(sent)).toBe(true)
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

test('what an edit list cut off the front of a video is gone, but for what the first picture builds on', async () => {
  const cut = { format: 'mp4', video: 'avc', sound: 'aac', from: -7.3, group: 20 } as const
  const kept = await keep('biovideo', 'video/mp4', await recordingFile({ ...cut, seconds: 12.3 }))
  const input = new Input({ formats: [MP4], source: new BufferSource(kept) })
  expect(await input.computeDuration()).toBeCloseTo(5, 1)
  // The video's whole pictures come every two seconds: at -1.3 and 0.7.
  expect(await packetCount(kept)).toBe(63)
  expect(await (await input.getPrimaryVideoTrack())?.getFirstTimestamp()).toBeCloseTo(-1.3, 2)
  expect(await (await input.getPrimaryAudioTrack())?.getFirstTimestamp()).toBeCloseTo(0, 1)
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
