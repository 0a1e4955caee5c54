import { feedbackById, reasonLabels } from '#server/capabilities/derived/feedback/public'
import type { AuditRow } from '#server/capabilities/ground/audit/public'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import { memberOf, nameOf } from '#server/capabilities/parties/companies/public'
import { findJobs } from '#server/capabilities/work/jobs/public'
import type { Parts } from '#server/http/call/context'

type Labels = Map<string, string>
/** What is not there any more has no name. */
const ERASED = 'Erased'

/** What those are called now whom rows of the audit are about, by their ids. */
export async function subjectLabels(
  { db, identity }: Pick<Parts, 'db' | 'identity'>,
  rows: readonly Pick<AuditRow, 'subjectKind' | 'subjectId'>[],
): Promise<(subjectId: string) => string> {
  const idsOf = (...kinds: readonly AuditRow['subjectKind'][]) => [
    ...new Set(rows.flatMap(({ subjectKind, subjectId }) => (kinds.includes(subjectKind) ? [subjectId] : []))),
  ]
  const labels: Labels = new Map()
  for (const [id, { name }] of await approvalsById(db, idsOf('seeker', 'employer'))) labels.set(id, name)
  for (const { id, reference, title } of await findJobs(db, idsOf('job'))) labels.set(id, `${title} (${reference})`)
  for (const id of idsOf('member')) {
    const member = await memberOf(db, id)
    if (member !== null) labels.set(id, nameOf(member))
  }
  for (const id of idsOf('report')) {
    const report = await feedbackById(db, id)
    if (report !== null) labels.set(id, report.reason === null ? report.kind.replaceAll('_', ' ') : reasonLabels[report.reason])
  }
  for (const id of idsOf('staff')) {
    const { email } = await identity.pool('staff').ownEmail(id)
    if (email !== '') labels.set(id, email)
  }
  return (id) => labels.get(id) ?? ERASED
}
