import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { BufferSource, EncodedPacketSink, Input, MP4, WEBM } from 'mediabunny'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '#server/platform/media/check/check-file'
import { documentOf, docxFile, relation } from '#server/platform/media/corpus/docx-file'
import { packedPdf, pdfFile, pdfStream } from '#server/platform/media/corpus/pdf-file'
import { forgeEditLists, recordingFile, type Recording } from '#server/platform/media/corpus/recording-file'
import { zipFile } from '#server/platform/media/corpus/zip-file'
import { readPdf, runQpdf } from '#server/platform/media/papers/pdf/qpdf'
import { readXml } from '#server/platform/media/papers/word/xml'
import { openArchive } from '#server/platform/media/papers/word/zip'
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

/** What a phone and a photo program tell in a photo, and what lies behind it. */
async function tellingPhoto(): Promise<Buffer> {
  const taken = await shades(photo(64, 48)).jpeg().toBuffer()
  const iptc = Buffer.from('Photoshop 3.0\0 By Ada Lovelace')
  const length = Buffer.from([0, iptc.length + 2])
  return Buffer.concat([
    taken.subarray(0, 2),
    Buffer.from([0xff, 0xed]),
    length,
    iptc,
    taken.subarray(2),
    Buffer.from('and Ada Lovelace at home'),
  ])
}
/** A picture whose rows and columns differ. */
const shades = (picture: Sharp): Sharp =>
  picture.composite([{ input: Buffer.from('<svg viewBox="0 0 64 48"><path d="M0 0h40L9 48z" fill="#fd3"/></svg>') }])
const pixelsOf = (picture: Buffer): Promise<Buffer> => sharp(picture).raw().toBuffer()
const namesOf = ['Ada', 'PhoneOne', 'Babbage', 'Analytical']

/** As ReportLab writes photos. */
function inLetters(bytes: Buffer): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
  const fives = Array.from({ length: padded.length / 4 }, (_, index) => {
    const value = padded.readUInt32BE(index * 4)
    if (value === 0 && (index + 1) * 4 <= bytes.length) return 'z'
    return [85 ** 4, 85 ** 3, 85 ** 2, 85, 1].map((unit) => String.fromCharCode(33 + (Math.floor(value / unit) % 85))).join('')
  })
  return Buffer.from(`${fives.join('').slice(0, bytes.length - padded.length || undefined)}~>`)
}

describe('a PDF with its author, a description and a photo', () => {
  const info = ['/Info 5 0 R', '<</Title (CV) /Author (Ada Lovelace) /Company (Analytical) /Producer (A program)>>'] as const
  const xmp = '<<x:xmpmeta>Ada Lovelace</x:xmpmeta>'
  const made = (taken: Buffer, filter: string, more: readonly string[] = []): Buffer => {
    const image = `/Type /XObject /Subtype /Image /Width 64 /Height 48 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter ${filter}`
    const leading = '/Metadata 6 0 R /Photo 7 0 R'
    const extra = [info[1], pdfStream('/Type /Metadata /Subtype /XML', Buffer.from(xmp)), pdfStream(image, taken), ...more]
    return pdfFile({ catalog: leading, trailer: info[0], extra })
  }
  const photoIn = async (pdf: Buffer): Promise<Buffer> => {
    const { output } = await runQpdf(pdf, ['--json-output', '--json-stream-data=inline', '--decode-level=none'])
    const objects = Object.values((JSON.parse(String(output)) as { qpdf: [unknown, object] }).qpdf[1]) as {
      readonly stream?: { readonly dict: Readonly<Record<string, unknown>>; readonly data: string }
    }[]
    return Buffer.from(objects.find(({ stream }) => stream?.dict['/Subtype'] === '/Image')?.stream?.data ?? '', 'base64')
  }

  test.each([
    ['as its camera packed it', '/DCTDecode', (taken: Buffer) => taken],
    ['packed twice', '[/FlateDecode /DCTDecode]', (taken: Buffer) => deflateSync(taken)],
    ['written in letters', '[/ASCII85Decode /DCTDecode]', inLetters],
  ])('keeps its pages, its title and the picture, and tells nothing of people and places: a photo %s', async (_, filter, pack) => {
    const taken = await tellingPhoto()
    const kept = await keep('document', 'application/pdf', made(pack(taken), filter))
    const told = String((await readPdf(kept)).output)
    expect(told).toContain('u:CV')
    expect(told).toContain('u:A program')
    const left = await photoIn(kept)
    for (const name of namesOf)
      for (const text of [told, left.toString('latin1'), kept.toString('latin1')])
        expect(text.replace('Ada, barista', '')).not.toContain(name)
    expect(kept.includes('xmpmeta')).toBe(false)
    expect((await runQpdf(kept, ['--stream-data=uncompress'])).output?.includes('Ada, barista')).toBe(true)
    expect(left.length).toBe(taken.length)
    expect((await pixelsOf(left)).equals(await pixelsOf(taken))).toBe(true)
  })

  test('is kept byte by byte where it is signed', async () => {
    const signed = made(await tellingPhoto(), '/DCTDecode', ['<</Type /Sig /ByteRange [0 10 20 30] /Contents <00>>>'])
    expect((await keep('document', 'application/pdf', signed)).equals(signed)).toBe(true)
  })
})

describe('a Word document of a person, with comments, changes and a photo', () => {
  const who = 'w:author="Ada Lovelace" w:date="1999-12-31T00:00:00Z"'
  const mark = (name: string): string => `<w:${name} w:id="0"/>`
  const story = [
    `<w:p>${mark('commentRangeStart')}<w:ins w:id="1" ${who}><w:r><w:t>Barista </w:t></w:r></w:ins><w:r><w:t xml:space="preserve">since </w:t></w:r>`,
    `<w:del w:id="2" ${who}><w:r><w:delText>1843 </w:delText></w:r></w:del>${mark('commentRangeEnd')}<w:r>${mark('commentReference')}</w:r></w:p>`,
    '<w:sdt><w:sdtPr><w:dataBinding w:xpath="/ns1:coreProperties[1]/ns0:creator[1]"></w:dataBinding></w:sdtPr><w:sdtContent><w:t>A. L.</w:t></w:sdtContent></w:sdt>',
  ].join('')
  const core =
    '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>CV</dc:title><dc:creator>Ada Lovelace</dc:creator></cp:coreProperties>'
  const letter = async (): Promise<Buffer> =>
    docxFile({
      document: documentOf(story),
      links: relation('attachedTemplate', 'file:///C:\\Users\\Ada\\cv.dotx', 'TargetMode="External"'),
      extra: [
        { name: 'docProps/core.xml', data: core },
        { name: 'docProps/app.xml', data: '<?xml version="1.0"?><Properties xmlns="p"><Company>Analytical</Company></Properties>' },
        {
          name: 'word/comments.xml',
          data: `<w:comments xmlns:w="w"><w:comment ${who}><w:t>Babbage says no</w:t></w:comment></w:comments>`,
        },
        { name: 'word/people.xml', data: '<w15:people xmlns:w15="w"><w15:person w15:author="Ada Lovelace"/></w15:people>' },
        { name: 'word/media/Image1.jpeg', data: await tellingPhoto() },
        { name: 'word/media/image2.png', data: await shades(photo(64, 48)).png().toBuffer() },
      ],
    })
  const textOf = (markup: Buffer): string =>
    readXml(markup)
      .map(({ text }) => text)
      .join('|')

  test('keeps its text, its changes, its title and its pictures, and tells nothing of people and places', async () => {
    const sent = await letter()
    const kept = await keep('document', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', sent)
    const [before, after] = [await openArchive(sent), await openArchive(kept)]
    if (typeof before === 'string' || typeof after === 'string') throw new Error('no archive')
    expect(after.names).toEqual(before.names)
    for (const name of after.names) for (const told of [...namesOf, '1999']) expect(String(await after.read(name))).not.toContain(told)

    const document = await after.read('word/document.xml')
    expect(textOf(document).replaceAll('|', '')).toBe('Barista since 1843 A. L.')
    expect(String(document)).toContain('<w:ins w:id="1" w:author="Author">')
    expect(String(document)).not.toMatch(/comment|dataBinding/)
    expect(String(await after.read('docprops/core.xml'))).toContain('<dc:title>CV</dc:title></cp:coreProperties>')
    for (const name of ['word/media/image1.jpeg', 'word/media/image2.png']) {
      const [sentPicture, keptPicture] = [await before.read(name), await after.read(name)]
      expect((await pixelsOf(keptPicture)).equals(await pixelsOf(sentPicture))).toBe(true)
    }
    expect((await sharp(await after.read('word/media/image1.jpeg')).metadata()).orientation).toBe(6)
    expect(kept.includes('word/media/Image1.jpeg')).toBe(true)
  })
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

test('what an edit list cut off the end of a video is gone', async () => {
  const whole = await recordingFile({ format: 'mp4', seconds: 30, video: 'avc', sound: 'aac', from: -2, group: 10 })
  const kept = await keep('biovideo', 'video/mp4', forgeEditLists(whole, 5))
  const input = new Input({ formats: [MP4], source: new BufferSource(kept) })
  expect(await input.computeDuration()).toBeCloseTo(5, 1)
  expect(await packetCount(kept)).toBe(50)
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
