import type { ApplicationInput } from '@evenshift/contract/model/application/application'
import { type ApplicationFileRow, applicationFiles } from '#server/capabilities/work/hiring/tables'
import { type ProfileFiles, filesOfProfile } from '#server/capabilities/parties/profiles/public'
import { holdFiles } from '#server/capabilities/ground/uploads/public'
import { type Refusal, isRefusal, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

type SentFile = Omit<ApplicationFileRow, 'applicationId' | 'firstViewedAt'>

const notOwn = 'Choose documents of your profile'

/** The chosen documents, each once; refuses what the profile does not have, and no CV where the job asks for one. */
function documentsOf(profile: ProfileFiles, chosen: readonly string[], requiresCv: boolean): SentFile[] | Refusal {
  const documents = profile.documents.filter(({ fileId }) => chosen.includes(fileId))
  if (documents.length < new Set(chosen).size) return refuseField('documents', notOwn)
  if (requiresCv && !documents.some(({ kind }) => kind === 'cv')) return refuseField('documents', 'This job needs a CV. Choose one.')
  return documents.map(({ fileId, kind }) => ({ fileId, kind, role: 'document', captions: null }))
}

/** The bio video as it is now, with its still. */
function videoOf({ bioVideoId, posterId, captions }: ProfileFiles): SentFile[] | Refusal {
  if (bioVideoId === null) return refuseField('shareBioVideo', 'You don’t have a bio video to share yet')
  const video: SentFile = { fileId: bioVideoId, kind: null, role: 'bio_video', captions }
  return posterId === null ? [video] : [video, { fileId: posterId, kind: null, role: 'poster', captions: null }]
}

/** The files that go along with an application, held for it from now on. Refuses at `documents` and `shareBioVideo`. */
export async function holdFilesToSend(
  unit: Unit,
  seekerId: string,
  { documents: chosen = [], shareBioVideo = false }: ApplicationInput,
  requiresCv: boolean,
): Promise<SentFile[] | Refusal> {
  const profile = await filesOfProfile(unit.tx, seekerId)
  const documents = documentsOf(profile, chosen, requiresCv)
  if (isRefusal(documents)) return documents
  const video = shareBioVideo ? videoOf(profile) : []
  if (isRefusal(video)) return video
  const files = [...documents, ...video]
  // One that was deleted a moment ago cannot be held any more.
  const held = await holdFiles(
    unit,
    files.map(({ fileId }) => fileId),
  )
  return held ? files : refuseField('documents', notOwn)
}

export async function insertFiles(tx: Db, applicationId: string, files: readonly SentFile[]): Promise<void> {
  if (files.length > 0) await tx.insert(applicationFiles).values(files.map((file) => ({ applicationId, ...file })))
}
