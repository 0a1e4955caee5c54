import type { UploadFault } from '@evenshift/contract/states/upload'
import { streamsOf } from '#server/platform/media/papers/word/compound-file'
import { hasActiveField, type FieldPart } from '#server/platform/media/papers/fields'

const WORD_97 = 0xa5ec
const FLAGS_AT = 0x0a
const ENCRYPTED = 0x0100
/** Macros, and whatever lies in the pool of embedded objects. */
const activePath = /(^|\/)(macros|vba|_vba_project|_vba_project_cur)(\/|$)|^objectpool\/./

/** Keeps the letter as it came. Throws when the container is broken. */
export function keepDoc(bytes: Buffer): Buffer | UploadFault {
  const streams = streamsOf(bytes)
  if (streams.some(({ path }) => path === 'encryptedpackage')) return 'encrypted'
  const main = streams.find(({ path }) => path === 'worddocument')
  if (!main) return 'not_what_it_says'
  if (main.bytes.length < FLAGS_AT + 2 || main.bytes.readUInt16LE(0) !== WORD_97) return 'unreadable'
  if (main.bytes.readUInt16LE(FLAGS_AT) & ENCRYPTED) return 'encrypted'
  if (streams.some(({ path }) => activePath.test(path))) return 'active_content'
  return textsOf(main.bytes).some((text) => hasActiveField(partsOf(text))) ? 'active_content' : bytes
}

/** Text is written a byte a letter or two, from any place on; read each way, a field shows in one of them. */
const textsOf = (bytes: Buffer): string[] => [bytes.toString('latin1'), bytes.toString('utf16le'), bytes.subarray(1).toString('utf16le')]

const FIRST_MARK = 0x13
const marks: readonly FieldPart[] = ['begin', 'separate', 'end']

function* partsOf(text: string): Iterable<FieldPart> {
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const mark = marks[text.charCodeAt(at) - FIRST_MARK]
    if (mark === undefined) continue
    yield { text: text.slice(from, at) }
    yield mark
    from = at + 1
  }
}
