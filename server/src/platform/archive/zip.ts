import { type FileHandle, open } from 'node:fs/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Archive, Packed } from '#server/platform/archive/port'

const NOTHING = new Uint8Array()

/** Words shrink; pictures, recordings and papers are packed already. */
const packer = ({ name, bytes }: Packed): ZipDeflate | ZipPassThrough =>
  typeof bytes === 'string' ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)

async function* chunksOf({ bytes }: Packed): AsyncGenerator<Uint8Array> {
  if (typeof bytes === 'string') yield Buffer.from(bytes)
  else yield* bytes
}

async function packInto(file: FileHandle, files: AsyncIterable<Packed>): Promise<number> {
  let size = 0
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error
    made.push(chunk)
  })
  const write = async (): Promise<void> => {
    for (const chunk of made.splice(0)) {
      await file.writeFile(chunk)
      size += chunk.length
    }
  }
  for await (const one of files) {
    const packed = packer(one)
    zip.add(packed)
    for await (const chunk of chunksOf(one)) {
      packed.push(chunk)
      await write()
    }
    packed.push(NOTHING, true)
    await write()
  }
  zip.end()
  await write()
  return size
}

/** ZIP files, written as they grow: no more of them is held in memory than the chunk at hand. */
export const zipArchive: Archive = {
  async pack(path, files) {
    const file = await open(path, 'w')
    try {
      return await packInto(file, files)
    } finally {
      await file.close()
    }
  },
}
