import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadType } from '@evenshift/contract/states/upload'
import { checkUpload } from '#server/capabilities/ground/uploads/public'
import type { Parts } from '#server/http/call/context'

/** Puts bytes where an upload's address leads. */
export async function storeBytes({ storage }: Parts, key: string, bytes: Buffer, contentType: UploadType): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'evenshift-demo-'))
  try {
    const file = join(folder, 'file')
    await writeFile(file, bytes)
    await storage.write(key, file, contentType)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Looks into an upload as the queue would. */
export const checkStored = (parts: Parts, key: string): Promise<void> => checkUpload(parts, key.slice('incoming/'.length))
