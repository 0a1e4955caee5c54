import { PDFDocument } from '@cantoo/pdf-lib'
import type { UploadFault } from '@evenshift/contract/states/upload'
import { endOfValue, objectsOf, type PdfObject } from '#server/platform/media/pdf-objects'
import { unpackObjects } from '#server/platform/media/pdf-unpack'

/** Names by which a PDF runs, opens or sends things, and by which it carries files. */
const active = '/JavaScript /JS /AA /Launch /ImportData /SubmitForm /GoToR /GoToE /Rendition /Movie /RichMedia /XFA'
const carried = '/EmbeddedFile /EmbeddedFiles /EF /FileAttachment'
const refusedNames = new Set(`${active} ${carried}`.split(' '))
const END = '%%EOF'

/** The bytes are searched first, with bounds, and only then given to the parser, which must find pages. */
export async function findPdfFault(bytes: Buffer): Promise<UploadFault | null> {
  const text = bytes.toString('latin1')
  const end = text.lastIndexOf(END)
  if (end < 0) return 'unreadable'
  if (/[^\0\t\n\f\r ]/.test(text.slice(end + END.length))) return 'active_content'

  const placed = objectsOf(text)
  if (placed.some(({ tokens }) => tokens.includes('/Encrypt'))) return 'encrypted'
  const packed = unpackObjects(bytes, placed)
  if (typeof packed === 'string') return packed
  const objects = [...placed, ...packed]
  if (objects.some((object) => isActive(object, objects))) return 'active_content'

  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  return document.getPageCount() > 0 ? null : 'unreadable'
}

function isActive({ tokens }: PdfObject, objects: readonly PdfObject[]): boolean {
  if (tokens.some((token) => refusedNames.has(token))) return true
  return tokens.some((token, index) => token === '/OpenAction' && !goesToPlace(tokens.slice(index + 1), objects))
}

/** On opening, a document may go to a place of its own and nothing else. */
function goesToPlace(value: readonly string[], objects: readonly PdfObject[]): boolean {
  if (value[0] === '[') return true
  if (value[0] === '<<') return isPlainGoTo(value.slice(0, endOfValue(value)))
  if (value[2] !== 'R') return false
  const meant = objects.filter(({ number }) => number === Number(value[0]))
  return meant.length > 0 && meant.every(({ tokens }) => tokens[0] === '[' || isPlainGoTo(tokens))
}

function isPlainGoTo(tokens: readonly string[]): boolean {
  const kinds = tokens.filter((_, index) => tokens[index - 1] === '/S')
  return kinds.join() === '/GoTo' && !tokens.includes('/Next')
}
