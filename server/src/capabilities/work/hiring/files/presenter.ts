import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { ProfileDocument } from '@evenshift/contract/model/profile/profile'
import type { ApplicationFileRow, ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { filesSent } from '#server/capabilities/work/hiring/files/store.files'
import { avatarFiles, presentDocument } from '#server/capabilities/parties/profiles/public'
import { type FileFacts, fileLinks, filesById } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

const asMember = (userId: string) => ({ pool: 'employer', userId }) as const

/** The pictures of those whose name is shown, by application, for one of the employer's members. */
export async function avatarsFor(db: Db, rows: readonly ApplicationRow[], viewerId: string, now: Date): Promise<Map<string, string>> {
  const named = rows.filter(({ isNameShown }) => isNameShown)
  const files = await avatarFiles(
    db,
    named.map(({ seekerId }) => seekerId),
  )
  const links = await fileLinks(db, [...files.values()], asMember(viewerId), now)
  return new Map(
    named.flatMap(({ id, seekerId }): [string, string][] => {
      const url = links.get(files.get(seekerId) ?? '')?.url
      return url === undefined ? [] : [[id, url]]
    }),
  )
}

const documentsAmong = (sent: readonly ApplicationFileRow[], facts: ReadonlyMap<string, FileFacts>): ProfileDocument[] =>
  sent.flatMap(({ fileId, kind }) => {
    const file = facts.get(fileId)
    return file === undefined || kind === null ? [] : [presentDocument(file, kind)]
  })

const idsOf = (sent: readonly ApplicationFileRow[]): string[] => sent.map(({ fileId }) => fileId)

/** The documents that an application brought; each is opened by its own call. */
export async function sentDocuments(db: Db, applicationId: string): Promise<ProfileDocument[]> {
  const sent = await filesSent(db, applicationId)
  return documentsAmong(sent, await filesById(db, idsOf(sent)))
}

/** The same with the bio video that was shared, for one of the employer's members. */
export async function sentFilesFor(
  db: Db,
  applicationId: string,
  viewerId: string,
  now: Date,
): Promise<Pick<EmployerApplicationDetail, 'documents' | 'bioVideo'>> {
  const sent = await filesSent(db, applicationId)
  const facts = await filesById(db, idsOf(sent))
  const [video, poster] = (['bio_video', 'poster'] as const).map((role) =>
    sent.find((file) => file.role === role && facts.has(file.fileId)),
  )
  const links = await fileLinks(db, idsOf([video, poster].filter((file) => file !== undefined)), asMember(viewerId), now)
  const url = links.get(video?.fileId ?? '')?.url
  const seconds = facts.get(video?.fileId ?? '')?.seconds ?? 0
  return {
    documents: documentsAmong(sent, facts),
    bioVideo:
      url === undefined
        ? null
        : { url, posterUrl: links.get(poster?.fileId ?? '')?.url ?? null, seconds, captions: video?.captions ?? null },
  }
}
