import type { Pool } from '@evenshift/contract/call'
import { eraseBytes } from '#server/capabilities/ground/uploads/bytes'
import { type Check, checkFile } from '#server/capabilities/ground/uploads/check'
import { type Claim, claim } from '#server/capabilities/ground/uploads/claim'
import { eraseOwner, hold, release } from '#server/capabilities/ground/uploads/holding'
import { type FileLink, linksFor } from '#server/capabilities/ground/uploads/links'
import { incomingKey } from '#server/capabilities/ground/uploads/names'
import { openByLink, openPublic } from '#server/capabilities/ground/uploads/opening'
import type { FileReader, Viewer } from '#server/capabilities/ground/uploads/reading'
import { type FileFacts, factsOf } from '#server/capabilities/ground/uploads/store'
import { viewsBy } from '#server/capabilities/ground/uploads/store.views'
import { sweep } from '#server/capabilities/ground/uploads/sweep'
import type { On } from '#server/capabilities/ground/uploads/on'
import type { Parts } from '#server/http/context'
import type { OpenedFile } from '#server/http/media'
import type { Refusal } from '#server/http/refuse'
import type { Db } from '#server/platform/database/port'

export type { Claim, FileFacts, FileLink, FileReader, Viewer }
export type { AnswerSlot } from '#server/capabilities/ground/uploads/asking'

/**
 * Takes a finished upload over for the object that names its key; the answer's id is the file's from then on.
 * Refuses the input's field: unknown or another's, still being looked at, refused with its fault, used already.
 */
export const claimUpload = (on: On, claimed: Claim): Promise<FileFacts | Refusal> => claim(on, claimed)
/** One more object holds each of these files. False, with nothing to undo but the transaction, where one is gone. */
export const holdFiles = (on: On, fileIds: readonly string[]): Promise<boolean> => hold(on, fileIds)
/** An object gives these files up. What nobody holds any more is dead for every reader at once; its bytes go by the queue. */
export const releaseFiles = (on: On, fileIds: readonly string[]): Promise<void> => release(on, fileIds)
/** Everything that a person ever sent in, whoever holds it. */
export const eraseFilesOf = (on: On, pool: Pool, ownerId: string): Promise<void> => eraseOwner(on, pool, ownerId)

/** What is known of these files, by id; what is gone is left out. */
export const filesById = (db: Db, fileIds: readonly string[]): Promise<Map<string, FileFacts>> => factsOf(db, fileIds)
/** Addresses that open these files for this viewer alone, five minutes at most. Access is judged again when one is opened. */
export const fileLinks = (db: Db, fileIds: readonly string[], viewer: Viewer, now: Date): Promise<Map<string, FileLink>> =>
  linksFor(db, fileIds, viewer, now)
/** Part of another query: when members of this company opened these files. */
export const fileViewsBy = (db: Db, employerId: string, fileIds: readonly string[]) => viewsBy(db, employerId, fileIds)

/** What an address of `fileLinks` opens now; null where it opens nothing. A view by another person is noted. */
export const openLink = (parts: Parts, readers: readonly FileReader[], token: string): Promise<OpenedFile | null> =>
  openByLink(parts, readers, token)

/** Where everybody sees a picture that a company shows; the same address for as long as it is the same picture. */
export const publicFileUrl = (fileId: string): string => `/media/public/${fileId}`
/** What an address of `publicFileUrl` opens now; null where it opens nothing. */
export const openPublicFile = (parts: Pick<Parts, 'db' | 'storage'>, fileId: string): Promise<OpenedFile | null> =>
  openPublic(parts, fileId)
/** The key by which a kept file is named once more. */
export const uploadKeyOf = (fileId: string): string => incomingKey(fileId)

export type UploadParts = Check
/** The work of `upload.check`: looks into a file that came in. Safe to run twice. */
export const checkUpload = (parts: UploadParts, fileId: string): Promise<void> => checkFile(parts, fileId)
/** The work of `files.erase`: removes bytes and rows of what nobody holds. Safe to run twice. */
export const eraseFiles = (parts: UploadParts, fileIds: readonly string[]): Promise<void> => eraseBytes(parts, fileIds)
/** Gives up what was begun, or made ready, and left lying for a day, and erases again what is still there: call it every minute. */
export const sweepUploads = (parts: Pick<Parts, 'db' | 'queue'>, now: Date): Promise<void> => sweep(parts, now)
export { type Answering, askForAddress } from '#server/capabilities/ground/uploads/asking'
export { finishUpload } from '#server/capabilities/ground/uploads/finishing'
export { linkTo } from '#server/capabilities/ground/uploads/links'
