import type { EmployerNotificationType } from '@evenshift/contract/states/notification'
import type { On } from '#server/capabilities/jobs/moves'
import type { JobRow } from '#server/capabilities/jobs/tables'
import { notifyEmployers } from '#server/capabilities/notifications/public'
import { standingOf } from '#server/capabilities/standing/public'

type Said = Extract<EmployerNotificationType, `job_${string}`>

/** Tells a company something about its job: a notification for each member at once, a mail once the transaction commits. */
export async function tellCompany(
  { tx, queue, now }: On,
  { id, employerId }: Pick<JobRow, 'id' | 'employerId'>,
  type: Said,
  subject: string,
  text: string,
): Promise<void> {
  const company = await standingOf(tx, employerId)
  if (company !== null) await queue.send(tx, 'mail.send', { to: company.email, subject, text })
  await notifyEmployers(tx, [{ employerId, type, title: subject, body: text, link: `/posts/${id}` }], now)
}
