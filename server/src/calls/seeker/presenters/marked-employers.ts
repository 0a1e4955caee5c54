import { type PageQuery, listPage } from '#server/calls/list-page'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { replyFigures } from '#server/capabilities/work/hiring/public'
import { type MarkKind, listMarks } from '#server/capabilities/parties/marks/public'
import { liveJobCounts } from '#server/capabilities/ground/search/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

type EmployerKind = Exclude<MarkKind, 'not_for_me'>

/** Whether a seeker can ever have met this company: it was approved once. */
export async function isKnownEmployer(db: Db, id: string): Promise<boolean> {
  const approval = await approvalOf(db, id)
  return approval?.kind === 'employer' && approval.wasApproved
}

/** A page of the employers that a seeker marked so, newest first; an erased one is left out. */
export async function markedEmployers(db: Db, seekerId: string, kind: EmployerKind, query: PageQuery, now: Date) {
  const { rows, total } = await listMarks(db, seekerId, kind, query.page, query.limit)
  const ids = rows.map(({ subjectId }) => subjectId)
  const [cards, replies, jobs] = await Promise.all([employerCards(db, ids), replyFigures(db, ids, now), liveJobCounts(db, ids)])
  const data = rows.flatMap(({ id, subjectId, createdAt }) => {
    const card = cards.get(subjectId)
    if (card === undefined) return []
    const { name: companyName, sector, city, logo, evidence } = card
    const figures = { replyRate: null, medianReplyHours: null, ...replies.get(subjectId) }
    const employer = { _id: subjectId, companyName, sector, city, logo, evidence, liveJobs: jobs.get(subjectId) ?? 0, ...figures }
    return [{ _id: id, employer, createdAt: createdAt.toISOString() }]
  })
  return listPage(data, query, total)
}
