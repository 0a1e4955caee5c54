import { findMark, hiddenBy, marksOf } from '#server/capabilities/parties/marks/store'
import { jobIdsOf } from '#server/capabilities/ground/search/public'
import type { Db } from '#server/platform/database/port'

/** The jobs that a seeker is not to be shown in search, recommendations and alerts: those turned away, and all of blocked employers. */
export async function hiddenJobIds(db: Db, seekerId: string): Promise<string[]> {
  const marks = await marksOf(db, seekerId, ['not_for_me', 'block'])
  const of = (one: 'not_for_me' | 'block'): string[] => marks.flatMap(({ kind, subjectId }) => (kind === one ? [subjectId] : []))
  return [...new Set([...of('not_for_me'), ...(await jobIdsOf(db, of('block')))])]
}

/** What each of these seekers turned away: jobs, and employers with all of theirs. */
export async function hiddenFrom(db: Db, seekerIds: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const hidden = new Map(seekerIds.map((id) => [id, new Set<string>()]))
  for (const { seekerId, subjectId } of await hiddenBy(db, seekerIds)) hidden.get(seekerId)?.add(subjectId)
  return hidden
}

export const isFollowed = async (db: Db, seekerId: string, employerId: string): Promise<boolean> =>
  (await findMark(db, seekerId, 'follow', employerId)) !== null
export const isBlocked = async (db: Db, seekerId: string, employerId: string): Promise<boolean> =>
  (await findMark(db, seekerId, 'block', employerId)) !== null

export interface Followed {
  readonly employerId: string
  readonly since: Date
}
/** The employers that a seeker follows, and since when. */
export const followedBy = async (db: Db, seekerId: string): Promise<Followed[]> =>
  (await marksOf(db, seekerId, ['follow'])).map(({ subjectId, createdAt }) => ({ employerId: subjectId, since: createdAt }))
