import type { UnitWithHiring } from '#server/capabilities/work/jobs/lifecycle/hiring'
import { tellCompany } from '#server/capabilities/work/jobs/lifecycle/letter'
import { moveJob } from '#server/capabilities/work/jobs/lifecycle/moves'
import { noSuchJob, staff } from '#server/capabilities/work/jobs/lifecycle/review'
import { lockJob } from '#server/capabilities/work/jobs/store'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { type Refusal, isRefusal } from '#server/http/call/refuse'
import { subject } from '#server/platform/email/port'

const appeal = 'Think it’s wrong? Reply to our email within 14 days.'

/** Takes a job down, whatever its status, with the reason that its employer reads; its applications and offers end. Refuses NOT_FOUND and INVALID_TRANSITION. */
export async function removeJob(unit: UnitWithHiring, id: string, reason: string): Promise<JobRow | Refusal> {
  const row = await lockJob(unit.tx, null, id)
  if (row === null) return noSuchJob
  const removed = await moveJob(unit, row, 'removed', staff, { set: { statusReason: reason }, reason })
  if (isRefusal(removed)) return removed
  await unit.hiring.onJobEnded(unit, row.id, 'removed')
  await tellCompany(unit, row, {
    kind: 'job_removed',
    title: `Job taken down: ${row.title}`,
    body: `${reason} ${appeal} (${row.reference})`,
    mail: (company) => ({
      subject: subject`Job taken down: ${row.title} at ${company}`,
      preheader: 'People can’t find it or apply any more. Read why.',
      heading: `We took down ${row.title}`,
      paragraphs: [
        `People can’t find ${row.title} at ${company} any more, and we’ve told everyone who applied. (${row.reference})`,
        reason,
        'Think it’s wrong? Reply to this email within 14 days.',
      ],
      button: 'View job',
    }),
  })
  return removed
}
