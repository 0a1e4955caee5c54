import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { holdMedia, insertDocument, listDocuments, removeDocument } from '#server/capabilities/parties/profiles/store.files'
import { presentDocument } from '#server/capabilities/parties/profiles/presenter.files'
import { claimUpload, releaseFiles } from '#server/capabilities/ground/uploads/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

const DOCUMENTS_MOST = 10
const tooMany = refuseField('key', `You can keep ${DOCUMENTS_MOST} documents. Delete one first.`)

/** Keeps a finished upload as a document. Refuses at `key`. */
export async function addDocument(
  unit: Unit,
  seekerId: string,
  { key, kind }: Pick<ProfileDocument, 'kind'> & { readonly key: string },
): Promise<ProfileDocument | Refusal> {
  await holdMedia(unit.tx, seekerId)
  if ((await listDocuments(unit.tx, seekerId)).length >= DOCUMENTS_MOST) return tooMany
  const file = await claimUpload(unit, { key, pool: 'jobseeker', ownerId: seekerId, purpose: 'document', field: 'key' })
  if (isRefusal(file)) return file
  await insertDocument(unit.tx, { fileId: file.id, seekerId, kind })
  return presentDocument(file, kind)
}

/** Takes a document out of the profile; applications that hold it keep it. Refuses NOT_FOUND. */
export async function deleteDocument(unit: Unit, seekerId: string, fileId: string): Promise<Refusal | null> {
  if (!(await removeDocument(unit.tx, seekerId, fileId))) return refuse('NOT_FOUND')
  await releaseFiles(unit, [fileId])
  return null
}
