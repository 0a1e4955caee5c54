/**
 * How the store keeps bytes and what is known of them in one file, so that both appear, are replaced and go as one:
 * first the bytes, then a foot of fixed length.
 */
import { createWriteStream } from 'node:fs'
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { isMissing } from '#server/platform/storage/embedded/file-errors'

const FOOT_BYTES = 1024
const foot = z.strictObject({ key: z.string(), contentType: z.string(), etag: z.string() })
export type Foot = Readonly<z.infer<typeof foot>>

export interface SealedFile extends Foot {
  /** Of the bytes alone. */
  readonly size: number
  /** A stretch, both ends included; closes the file at its end. */
  read(start: number, end: number): Readable
  close(): Promise<void>
}

/** Writes a new file down to the disk; the foot is asked for once the bytes are through. Rejects, and leaves nothing, when they break off. */
export async function writeSealed(path: string, bytes: AsyncIterable<Uint8Array>, footOf: () => Foot): Promise<void> {
  async function* bytesAndFoot(): AsyncGenerator<Uint8Array> {
    yield* bytes
    const written = Buffer.alloc(FOOT_BYTES, ' ')
    const text = JSON.stringify(footOf())
    if (Buffer.byteLength(text) > FOOT_BYTES) throw new Error('the foot of a stored file is too long')
    written.write(text)
    yield written
  }
  try {
    await pipeline(bytesAndFoot, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

async function readFoot(handle: FileHandle): Promise<Foot & { readonly size: number }> {
  const size = (await handle.stat()).size - FOOT_BYTES
  const { buffer } = await handle.read(Buffer.alloc(FOOT_BYTES), 0, FOOT_BYTES, size)
  return { ...foot.parse(JSON.parse(buffer.toString('utf8'))), size }
}

/** Null where there is no such file. What is opened stays whole when it is removed or replaced meanwhile. */
export async function openSealed(path: string): Promise<SealedFile | null> {
  const handle = await open(path).catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (handle === null) return null
  try {
    return {
      ...(await readFoot(handle)),
      read: (start, end) => handle.createReadStream({ start, end }),
      close: () => handle.close(),
    }
  } catch (error) {
    await handle.close()
    throw error
  }
}
