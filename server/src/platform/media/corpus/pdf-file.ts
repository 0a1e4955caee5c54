import { deflateSync } from 'node:zlib'
import { runQpdf } from '#server/platform/media/papers/pdf/qpdf'

const page = '<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R>>'
const contents = '<</Length 25>>\nstream\nBT (Ada, barista) Tj ET   \nendstream'

/** A PDF of one page; `catalog` and `extra` say what is added. Extra objects are numbered from 5. */
export function pdfFile({
  catalog = '',
  extra = [],
  trailer = '',
}: { catalog?: string; extra?: readonly (string | Buffer)[]; trailer?: string } = {}): Buffer {
  const objects = [`<</Type /Catalog /Pages 2 0 R ${catalog}>>`, '<</Type /Pages /Kids [3 0 R] /Count 1>>', page, contents, ...extra]
  const chunks = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(Buffer.concat(chunks).length)
    chunks.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const xrefAt = Buffer.concat(chunks).length
  const index = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${index}trailer\n<</Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${xrefAt}\n%%EOF\n`
  return Buffer.concat([...chunks, Buffer.from(tail)])
}

interface Packing {
  readonly catalog?: string
  /** The object in the stream, number 20. */
  readonly object?: string
  /** What the object stream says of itself, when it does not say it plainly. */
  readonly says?: ((first: number) => string) | undefined
  readonly data?: string | undefined
  readonly extra?: readonly string[]
  /** How the index is packed, when it is. */
  readonly index?: { readonly filter: string; pack(entries: Buffer): Buffer }
  readonly trailer?: string
}
export const pdfStream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<<${dictionary} /Length ${data.length}>>\nstream\n`), data, Buffer.from('\nendstream')])
const entry = (kind: number, place: number, index: number): Buffer => {
  const bytes = Buffer.alloc(7)
  bytes.writeUInt8(kind, 0)
  bytes.writeUInt32BE(place, 1)
  bytes.writeUInt16BE(index, 5)
  return bytes
}

/** A PDF of one page whose index is a stream and whose object 20 lies packed in another, number 5. Extra objects are numbered from 6. */
export function packedPdf({ catalog = '', object = 'null', says, data, extra = [], index, trailer = '' }: Packing = {}): Buffer {
  const head = '20 0 '
  const packed = deflateSync(data ?? head + object)
  const saying = says?.(head.length) ?? `/Type /ObjStm /First ${head.length} /Filter /FlateDecode`
  const objects = [`<</Type /Catalog /Pages 2 0 R ${catalog}>>`, '<</Type /Pages /Kids [3 0 R] /Count 1>>', page, contents]
  const chunks = [Buffer.from('%PDF-1.7\n')]
  const places = [...objects, pdfStream(`/N 1 ${saying}`, packed), ...extra].map((each, at) => {
    const { length } = Buffer.concat(chunks)
    chunks.push(Buffer.from(`${at + 1} 0 obj\n`), Buffer.from(each), Buffer.from('\nendobj\n'))
    return length
  })
  const indexAt = Buffer.concat(chunks).length
  const entries = Buffer.concat(
    Array.from({ length: 21 }, (_, number) => {
      if (number === 20) return entry(2, 5, 0)
      const place = number === 19 ? indexAt : places[number - 1]
      return place === undefined ? entry(0, 0, 0) : entry(1, place, 0)
    }),
  )
  const list = pdfStream(`/Type /XRef /W [1 4 2] /Size 21 /Root 1 0 R ${trailer} ${index?.filter ?? ''}`, index?.pack(entries) ?? entries)
  const tail = `\nendobj\nstartxref\n${indexAt}\n%%EOF\n`
  return Buffer.concat([...chunks, Buffer.from('19 0 obj\n'), list, Buffer.from(tail)])
}

async function madeByQpdf(bytes: Buffer, options: readonly string[]): Promise<Buffer> {
  const { output, said } = await runQpdf(bytes, options)
  if (output === null) throw new Error(said)
  return output
}

/** A PDF that only its owner may change; with a password of the reader too, nobody else may open it. */
export const lockedPdf = (bits: 40 | 128 | 256, password = ''): Promise<Buffer> =>
  madeByQpdf(pdfFile(), [
    '--static-id',
    '--allow-weak-crypto',
    `--object-streams=${bits === 256 ? 'generate' : 'preserve'}`,
    '--encrypt',
    password,
    'owner',
    String(bits),
    ...(bits === 128 ? ['--use-aes=y'] : []),
    '--',
  ])

/** A PDF whose first page comes first, to which a change was added. */
export async function grownPdf(): Promise<Buffer> {
  const first = await madeByQpdf(pdfFile(), ['--static-id', '--linearize'])
  const [, before] = /startxref\n(\d+)\n%%EOF\n$/.exec(first.toString('latin1')) ?? []
  const root = /\/Root (\d+ 0 R)/.exec(first.toString('latin1'))?.[1]
  const change = '30 0 obj\n<</Title (Changed)>>\nendobj\n'
  const row = `${String(first.length).padStart(10, '0')} 00000 n \n`
  const trailer = `trailer\n<</Size 31 /Root ${root} /Prev ${before} /Info 30 0 R>>`
  return Buffer.concat([first, Buffer.from(`${change}xref\n30 1\n${row}${trailer}\nstartxref\n${first.length + change.length}\n%%EOF\n`)])
}
