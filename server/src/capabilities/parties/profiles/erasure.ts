import { eq } from 'drizzle-orm'
import { availability, seekerDocuments, seekerMedia, seekers } from '#server/capabilities/parties/profiles/tables'
import { holdMedia, saveMedia } from '#server/capabilities/parties/profiles/store.files'
import { eraseConfirmationsOf } from '#server/capabilities/parties/profiles/skills/confirmations'
import { releaseFiles } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'

/** Gives up a profile's bio video and documents; applications that hold them keep them. */
export async function eraseFilesOfProfile(unit: Unit, seekerId: string): Promise<void> {
  const { tx } = unit
  const media = await holdMedia(tx, seekerId)
  const gone = await tx.delete(seekerDocuments).where(eq(seekerDocuments.seekerId, seekerId)).returning({ fileId: seekerDocuments.fileId })
  await saveMedia(tx, { ...media, bioVideoId: null, posterId: null, captions: null })
  const files = [...gone.map(({ fileId }) => fileId), media.bioVideoId, media.posterId]
  await releaseFiles(
    unit,
    files.filter((fileId) => fileId !== null),
  )
}

/** A profile, its week, what companies confirmed of it, and what it holds of files; call `eraseFilesOf` of uploads after it. */
export async function eraseProfileOf(tx: Db, seekerId: string): Promise<void> {
  await tx.delete(seekers).where(eq(seekers.id, seekerId))
  await tx.delete(availability).where(eq(availability.userId, seekerId))
  await tx.delete(seekerDocuments).where(eq(seekerDocuments.seekerId, seekerId))
  await tx.delete(seekerMedia).where(eq(seekerMedia.seekerId, seekerId))
  await eraseConfirmationsOf(tx, seekerId)
}
