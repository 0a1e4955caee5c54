import type { EmployerNotificationType } from '@evenshift/contract/states/notification'
import { teamOf } from '#server/capabilities/parties/companies/public'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { tell } from '#server/capabilities/ground/notices/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import type { Circular } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

interface Said {
  readonly kind: Extract<EmployerNotificationType, `job_${string}`>
  /** On the screen. */
  readonly title: string
  readonly body: string
  /** By mail, by the name of the company; the button leads to the job. */
  readonly mail: (company: string) => Omit<Circular, 'button' | 'why'> & { readonly button: string }
}

/** Tells everybody in a company something about its job: a notification at once, a mail once the transaction commits. */
export async function tellCompany(unit: Unit, { id, employerId }: Pick<JobRow, 'id' | 'employerId'>, said: Said): Promise<void> {
  const { kind, title, body, mail } = said
  const company = (await approvalOf(unit.tx, employerId))?.name
  if (company === undefined) return
  const link = `/posts/${id}`
  const { button: label, ...words } = mail(company)
  const why = `You’re getting this because you’re on ${company}’s team.`
  const letter = { ...words, button: { label, path: link }, why }
  await tell(unit, [{ kind, to: await teamOf(unit.tx, employerId), about: { title, body, link, jobId: id, letter } }])
}
