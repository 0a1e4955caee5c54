import type { UploadFault } from '@evenshift/contract/states/upload'
import { streamsOf } from '#server/platform/media/compound-file'

const WORD_97 = 0xa5ec
const FLAGS_AT = 0x0a
const ENCRYPTED = 0x0100
/** Macros, and whatever lies in the pool of embedded objects. */
const activePath = /(^|\/)(macros|vba|_vba_project|_vba_project_cur)(\/|$)|^objectpool\/./

/** Throws when the container is broken. */
export function findDocFault(bytes: Buffer): UploadFault | null {
  const streams = streamsOf(bytes)
  if (streams.some(({ path }) => path === 'encryptedpackage')) return 'encrypted'
  const main = streams.find(({ path }) => path === 'worddocument')
  if (!main) return 'not_what_it_says'
  if (main.bytes.length < FLAGS_AT + 2 || main.bytes.readUInt16LE(0) !== WORD_97) return 'unreadable'
  if (main.bytes.readUInt16LE(FLAGS_AT) & ENCRYPTED) return 'encrypted'
  return streams.some(({ path }) => activePath.test(path)) ? 'active_content' : null
}
