import { eq } from 'drizzle-orm'
import { seekerMedia } from '#server/capabilities/parties/profiles/tables'
import type { TestApp } from '#server/testkit/app/app'
import { bioVideo, cv, photo, poster } from '#server/testkit/people/files'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { uploadFile } from '#server/testkit/people/uploads'

export const whats = ['photo', 'video', 'still', 'chosen', 'unchosen'] as const
export type What = (typeof whats)[number]
/** A seeker with one file of each sort, by their ids. */
export interface FilledSeeker extends Person {
  readonly files: Readonly<Record<What, string>>
}

/** An approved seeker with a picture, a bio video with its still, and two documents. */
export async function newFilledSeeker(t: TestApp, details: Parameters<typeof newSeeker>[1] = {}): Promise<FilledSeeker> {
  const person = await newSeeker(t, details)
  const sent = [await photo(), await bioVideo(), await poster(), cv('First CV.pdf'), cv('Second CV.pdf')]
  const [avatar = '', key = '', posterKey = '', ...documents] = await Promise.all(sent.map((file) => uploadFile(t, person, file)))
  const changed = await t.seeker('changeProfile', { body: { avatar, bioVideo: { key, posterKey, captions: 'Hello.' } } }, person.token)
  if (changed.status !== 200) throw new Error(`the files were refused: ${JSON.stringify(changed.error)}`)
  const [media] = await t.parts.db.select().from(seekerMedia).where(eq(seekerMedia.seekerId, person.userId))
  const ids: string[] = []
  for (const document of documents)
    ids.push((await t.seeker('addDocument', { body: { key: document, kind: 'cv' } }, person.token)).body._id)
  const [chosen = '', unchosen = ''] = ids
  const { avatarId, bioVideoId, posterId } = media ?? {}
  return { ...person, files: { photo: avatarId ?? '', video: bioVideoId ?? '', still: posterId ?? '', chosen, unchosen } }
}
