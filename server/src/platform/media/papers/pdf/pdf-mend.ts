import { PDFDocument } from '@cantoo/pdf-lib'

const packed = /\/(?:ObjStm|XRef)/
/** The last words of a PDF, this many bytes before its end: one without them was cut off, and would lose pages. */
const LAST = 'startxref'
const LAST_BYTES = 1024

/**
 * Writes a PDF anew whose index or lengths are wrong, which readers forgive: every object is taken where it stands. Null for one that
 * was cut off, and for one with packed objects, which would be unpacked without bounds. Rejects for what it cannot read.
 */
export async function mendPdf(bytes: Buffer): Promise<Buffer | null> {
  const names = bytes.toString('latin1').replace(/#([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  if (packed.test(names) || !names.slice(-LAST_BYTES).includes(LAST)) return null
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false }))
}
