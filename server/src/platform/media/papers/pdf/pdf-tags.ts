import { inflateSync } from 'node:zlib'
import type { UploadFault } from '@evenshift/contract/states/upload'
import { type PdfDictionary, type PdfDocument, type PdfValue } from '#server/platform/media/papers/pdf/pdf-document'
import { pictureWithoutTags } from '#server/platform/media/pictures/picture-tags'
import { changePdf, readStreams } from '#server/platform/media/papers/pdf/qpdf'

/** What a PDF may tell of itself: what it is about, by which program and when. All else names people, companies and files. */
const harmless = ['/Title', '/Subject', '/Keywords', '/Creator', '/Producer', '/CreationDate', '/ModDate', '/Trapped']
const PHOTO = '/DCTDecode'
const MOST_PHOTO_BYTES = 64 * 1024 * 1024

/** A stream as qpdf takes it. */
interface Stream {
  readonly dict: PdfDictionary
  readonly data: string
}

/**
 * The PDF without its author, its description in XMP and what its photos tell; as it came where there is nothing of that, and where it is
 * signed, which would not hold any more.
 */
export async function pdfWithoutTags(bytes: Buffer, pdf: PdfDocument): Promise<Buffer | UploadFault> {
  for (const each of pdf.dictionaries()) if ('/ByteRange' in each) return bytes
  const changes = new Map<string, unknown>([...descriptionsIn(pdf), ...(await photosIn(bytes, pdf))])
  return changes.size === 0 ? bytes : ((await changePdf(bytes, changes)).output ?? 'too_complex')
}

function* descriptionsIn(pdf: PdfDocument): Iterable<[string, unknown]> {
  const info = pdf.resolve(pdf.trailer['/Info'])
  for (const [name, dictionary] of pdf.objects()) {
    if (pdf.resolve(dictionary['/Type']) === '/Metadata') yield [name, { value: null }]
    const kept = Object.entries(dictionary).filter(([key]) => harmless.includes(key))
    if (dictionary === info && kept.length < Object.keys(dictionary).length) yield [name, { value: Object.fromEntries(kept) }]
  }
}

/** The photos that tell something, without it. */
async function photosIn(bytes: Buffer, pdf: PdfDocument): Promise<[string, unknown][]> {
  const names = [...pdf.objects()].filter(([, dictionary]) => filtersOf(pdf, dictionary).at(-1) === PHOTO).map(([name]) => name)
  if (names.length === 0) return []
  const { output } = await readStreams(bytes, names)
  if (output === null) throw new Error('The photos of the PDF cannot be read')
  const { qpdf } = JSON.parse(output.toString()) as { qpdf: [unknown, Readonly<Record<string, { readonly stream?: Stream }>>] }
  return names.flatMap((name) => {
    const stream = qpdf[1][`obj:${name}`]?.stream
    const photo = stream && unpacked(Buffer.from(stream.data, 'base64'), filtersOf(pdf, stream.dict))
    if (!stream || !photo) return []
    const kept = pictureWithoutTags(photo)
    return kept === photo
      ? []
      : [[name, { stream: { dict: { ...stream.dict, '/Filter': PHOTO, '/DecodeParms': null }, data: kept.toString('base64') } }]]
  })
}

function filtersOf(pdf: PdfDocument, dictionary: PdfDictionary): readonly PdfValue[] {
  const filter = pdf.resolve(dictionary['/Filter'])
  return Array.isArray(filter) ? filter.map((each: PdfValue) => pdf.resolve(each)) : [filter]
}

/** How programs pack a photo once more. */
const unpack: Readonly<Record<string, (data: Buffer) => Buffer>> = {
  '/FlateDecode': (data) => inflateSync(data, { maxOutputLength: MOST_PHOTO_BYTES }),
  '/ASCII85Decode': fromAscii85,
}

/** A photo as its camera packed it; null for one that is packed again in a way that no program known to us takes. */
function unpacked(data: Buffer, filters: readonly PdfValue[]): Buffer | null {
  let photo = data
  for (const each of filters.slice(0, -1)) {
    const step = typeof each === 'string' ? unpack[each] : undefined
    if (!step) return null
    photo = step(photo)
  }
  return photo
}

/** Five letters for four bytes, `z` for four zeros. */
function fromAscii85(data: Buffer): Buffer {
  const letters = data
    .toString('latin1')
    .replace(/\s/g, '')
    .replace(/~>?[^]*$/, '')
    .replaceAll('z', '!!!!!')
  const bytes = Buffer.alloc(Math.ceil(letters.length / 5) * 4)
  for (let at = 0; at < letters.length; at += 5) {
    const five = letters.slice(at, at + 5).padEnd(5, 'u')
    bytes.writeUInt32BE([...five].reduce((value, letter) => value * 85 + letter.charCodeAt(0) - 33, 0) >>> 0, (at / 5) * 4)
  }
  return bytes.subarray(0, bytes.length - ((5 - (letters.length % 5)) % 5))
}
