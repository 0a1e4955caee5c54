import { deflateSync } from 'node:zlib'

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

/** An object stream that holds one object, number 20. */
export function packedObject(object: string): Buffer {
  const data = deflateSync(`20 0 ${object}`)
  return Buffer.concat([
    Buffer.from(`<</Type /ObjStm /N 1 /First 5 /Filter /FlateDecode /Length ${data.length}>>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ])
}
