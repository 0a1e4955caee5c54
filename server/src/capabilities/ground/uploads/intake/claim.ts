import { type UploadPurpose } from '@evenshift/contract/states/upload'
import { uploadFaultText } from '@evenshift/contract/states/upload-words'
import type { AnswerPlace } from '#server/capabilities/ground/uploads/intake/request'
import { type FileFacts, findOwn, moveFile } from '#server/capabilities/ground/uploads/store'
import type { FileRow } from '#server/capabilities/ground/uploads/tables'
import { idOfKey } from '#server/capabilities/ground/uploads/names'
import { type Refusal, refuseField } from '#server/http/call/refuse'
import type { Pool } from '@evenshift/contract/call'
import type { Unit } from '#server/platform/queue/port'

export interface Claim {
  readonly key: string
  readonly pool: Pool
  /** The person who sent it in. */
  readonly ownerId: string
  readonly purpose: UploadPurpose
  /** Where the key stands in the input. */
  readonly field: string
  /** Where an interview answer belongs. */
  readonly answers?: AnswerPlace
}

const isMeant = ({ purpose, applicationId, questionId }: FileRow, claimed: Claim): boolean =>
  purpose === claimed.purpose &&
  applicationId === (claimed.answers?.applicationId ?? null) &&
  questionId === (claimed.answers?.questionId ?? null)

/** Why a file cannot be taken over as it stands; null where it can. */
function faultOf(row: FileRow | null, claimed: Claim): string | null {
  if (row === null || !isMeant(row, claimed)) return 'This isn’t one of your uploads. Send the file again.'
  if (row.state === 'open') return 'Still uploading. Wait a moment.'
  if (row.state === 'checking') return 'The file is still being checked. Wait a moment and try again.'
  if (row.state === 'refused') return row.fault === null ? 'We couldn’t use this file.' : uploadFaultText(row.fault, row.maxSeconds)
  return row.state === 'ready' ? null : usedAlready
}
const usedAlready = 'This file has already been used. Upload it again.'

/**
 * Takes a finished upload over for the object that names its key; the answer's id is the file's from then on.
 * Refuses the input's field: unknown or another's, still being looked at, refused with its fault, used already.
 */
export async function claimUpload({ tx, now }: Unit, claimed: Claim): Promise<FileFacts | Refusal> {
  const { key, pool, ownerId: userId, field } = claimed
  const id = idOfKey(key)
  const row = id === null ? null : await findOwn(tx, { pool, userId }, id)
  const fault = faultOf(row, claimed)
  if (row === null || fault !== null) return refuseField(field, fault ?? usedAlready)
  const kept = await moveFile(tx, row.id, 'ready', { state: 'kept', since: now, holders: 1 })
  return kept ?? refuseField(field, usedAlready)
}
