import { type FileReader, findReadable } from '#server/capabilities/ground/uploads/links/reader'
import { type Viewer, writeToken } from '#server/capabilities/ground/uploads/links/token'
import { linkSecret } from '#server/capabilities/ground/uploads/links/secret'
import type { Parts } from '#server/http/call/context'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

/** Opens a file until it expires (an ISO instant). */
export interface FileLink {
  readonly url: string
  readonly expiresAt: string
}

const LINK_SECONDS = 300
const STEP_SECONDS = 60

/** Five minutes at most; within one minute a file's link is the same, so that a page shown again does not load it again. */
const linkEnd = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS) * STEP_SECONDS + LINK_SECONDS

/** Addresses that open these files for this viewer alone, five minutes at most. Access is judged again when one is opened. */
export async function fileLinks(db: Db, fileIds: readonly string[], viewer: Viewer, now: Date): Promise<Map<string, FileLink>> {
  if (fileIds.length === 0) return new Map()
  const secret = await linkSecret(db)
  const until = linkEnd(now)
  const expiresAt = new Date(until * 1000).toISOString()
  return new Map(fileIds.map((fileId) => [fileId, { url: `/media/${writeToken(secret, { fileId, viewer, until })}`, expiresAt }]))
}

/** A link to a file that this viewer may see now; refuses NOT_FOUND for every other. */
export async function linkTo(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  readers: readonly FileReader[],
  fileId: string,
  { pool, userId }: Viewer,
): Promise<FileLink | Refusal> {
  const [now, viewer] = [clock.now(), { pool, userId }]
  const readable = await findReadable(db, readers, fileId, viewer, now)
  const link = readable === null ? undefined : (await fileLinks(db, [fileId], viewer, now)).get(fileId)
  return link ?? refuse('NOT_FOUND')
}
