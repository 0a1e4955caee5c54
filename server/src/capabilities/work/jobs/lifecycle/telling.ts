import type { EmployerNotificationType } from '@evenshift/contract/states/notification'
import { mailTeam, notifyEmployers } from '#server/capabilities/parties/companies/public'
import type { JobRow } from '#server/capabilities/work/jobs/tables'
import { standingOf } from '#server/capabilities/ground/approval/public'
import type { Circular } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

interface Said {
  readonly type: Extract<EmployerNotificationType, `job_${string}`>
  /** On the screen. */
  readonly title: string
  readonly body: string
  /** By mail, by the name of the company; the button leads to the job. */
  readonly mail: (company: string) => Omit<Circular, 'button' | 'why'> & { readonly button: string }
}

/** Tells everybody in a company something about its job: a notification at once, a mail once the transaction commits. */
export async function tellCompany(unit: Unit, { id, employerId }: Pick<JobRow, 'id' | 'employerId'>, said: Said): Promise<void> {
  const { type, title, body, mail } = said
  const link = `/posts/${id}`
  const company = (await standingOf(unit.tx, employerId))?.name
  if (company !== undefined) {
    const { button: label, ...letter } = mail(company)
    const why = `You’re getting this because you’re on ${company}’s team. We always email news of your jobs, so these emails can’t be switched off.`
    await mailTeam(unit, employerId, { ...letter, button: { label, path: link }, why })
  }
  await notifyEmployers(unit.tx, [{ employerId, type, title, body, link }], unit.now)
}
