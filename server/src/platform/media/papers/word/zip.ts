import { buffer } from 'node:stream/consumers'
import { zipSync } from 'fflate'
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'
import type { UploadFault } from '@evenshift/contract/states/upload'

const MOST_ENTRIES = 2000
const UNPACKED_AT_MOST = 100 * 1024 * 1024
const RATIO_AT_MOST = 200
const STORED = 0
const DEFLATED = 8

/** The files of an archive by their names, of which none leads out of it; the bytes come one file at a time. */
export interface Archive {
  readonly names: readonly string[]
  /** Rejects when the file is not as large as the list of the archive says. */
  read(name: string): Promise<Buffer>
  /** An archive of these files under the names they have in this one, without dates and remarks. */
  write(parts: ReadonlyMap<string, Buffer>): Buffer
}

/** The first date that an archive can say; all files have it. */
const NO_DATE = '1980-01-01T00:00:00'

/** The end of an archive: its mark, this many bytes up to the length of a remark, and the remark. */
const END = Buffer.from('PK\u0005\u0006')
const REMARK_AT = 20

/** Mail programs add a line behind a file. */
function withoutBlanks(bytes: Buffer): Buffer {
  const end = bytes.lastIndexOf(END)
  if (end < 0 || end + REMARK_AT + 2 > bytes.length) return bytes
  const size = end + REMARK_AT + 2 + bytes.readUInt16LE(end + REMARK_AT)
  return bytes.toString('latin1', size).trim() === '' ? bytes.subarray(0, size) : bytes
}

/** Opens an archive whose list keeps the bounds. Rejects for what is none. */
export async function openArchive(bytes: Buffer): Promise<Archive | UploadFault> {
  const zip = await fromBufferPromise(withoutBlanks(bytes), { strictFileNames: true, lazyEntries: true })
  if (zip.entryCount > MOST_ENTRIES) return 'too_complex'
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > UNPACKED_AT_MOST || unpacked > bytes.length * RATIO_AT_MOST) return 'too_complex'
    if (entry.isEncrypted()) return 'encrypted'
    // Names of parts are the same in any case; two of one name, or two names for one, are read by each reader in its own way.
    const name = entry.fileName.toLowerCase()
    if (entries.has(name) || !(await isPlain(zip, entry))) return 'unreadable'
    entries.set(name, entry)
  }
  return {
    names: [...entries.keys()],
    read: async (name) => {
      const entry = entries.get(name)
      if (!entry) throw new Error(`The archive has no ${name}`)
      return buffer(await zip.openReadStreamPromise(entry))
    },
    write: (parts) =>
      Buffer.from(
        zipSync(Object.fromEntries([...parts].map(([name, part]) => [entries.get(name)?.fileName ?? name, part])), { mtime: NO_DATE }),
      ),
  }
}

async function isPlain(zip: ZipFile, entry: Entry): Promise<boolean> {
  const { fileName } = await zip.readLocalFileHeaderPromise(entry)
  return fileName.equals(entry.fileNameRaw) && [STORED, DEFLATED].includes(entry.compressionMethod)
}
