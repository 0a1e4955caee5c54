import type { Profile, ProfileDocument } from '@evenshift/contract/model/profile/profile'
import { findMedia, listDocuments } from '#server/capabilities/parties/profiles/store.files'
import { type FileFacts, fileLinks, filesById } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

/** A document as everybody sees it who may. */
export const presentDocument = (
  { id, fileName, contentType, size, createdAt }: FileFacts,
  kind: ProfileDocument['kind'],
): ProfileDocument => ({
  _id: id,
  kind,
  fileName,
  contentType,
  size,
  uploadedAt: createdAt.toISOString(),
})

/** Picture, bio video and documents of a profile, with links for its owner. */
export async function profileFiles(db: Db, seekerId: string, now: Date): Promise<Pick<Profile, 'avatar' | 'bioVideo' | 'documents'>> {
  const { avatarId, bioVideoId, posterId, captions } = await findMedia(db, seekerId)
  const documents = await listDocuments(db, seekerId)
  const shown = [avatarId, bioVideoId, posterId].filter((id) => id !== null)
  const facts = await filesById(db, [...shown, ...documents.map(({ fileId }) => fileId)])
  const links = await fileLinks(db, shown, { pool: 'jobseeker', userId: seekerId }, now)
  const urlOf = (id: string | null) => (id === null ? null : (links.get(id)?.url ?? null))
  const url = urlOf(bioVideoId)
  const seconds = facts.get(bioVideoId ?? '')?.seconds ?? 0
  return {
    avatar: urlOf(avatarId),
    bioVideo: url === null ? null : { url, posterUrl: urlOf(posterId), seconds, captions },
    documents: documents.flatMap(({ fileId, kind }) => {
      const file = facts.get(fileId)
      return file === undefined ? [] : [presentDocument(file, kind)]
    }),
  }
}
