import { randomBytes, randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AccessKeys } from '#server/platform/storage/embedded/signature'
import { isTaken } from '#server/platform/storage/embedded/file-errors'

const accessKeys = z.strictObject({ accessKeyId: z.string().min(1), secretAccessKey: z.string().min(1) })

const made = (): AccessKeys => ({
  accessKeyId: randomBytes(10).toString('hex').toUpperCase(),
  secretAccessKey: randomBytes(30).toString('base64url'),
})

/** The keys of the store in this folder, made by whoever opens it first; only the same user can read them. */
export async function openAccessKeys(folder: string): Promise<AccessKeys> {
  const file = join(folder, 'access-keys.json')
  const draft = join(folder, `access-keys.${randomUUID()}`)
  await writeFile(draft, JSON.stringify(made()), { mode: 0o600, flush: true })
  try {
    // The finished file appears under its name, or another process was first: both then read the same.
    await link(draft, file)
  } catch (error) {
    if (!isTaken(error)) throw error
  } finally {
    await rm(draft)
  }
  return accessKeys.parse(JSON.parse(await readFile(file, 'utf8')))
}
