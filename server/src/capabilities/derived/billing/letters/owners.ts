import type { NotificationType } from '@evenshift/contract/states/notification'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { tell } from '#server/capabilities/ground/notices/public'
import { ownersOf } from '#server/capabilities/parties/companies/public'
import type { Circular } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

const LINK = '/subscription'

interface Said {
  readonly kind: Extract<NotificationType, `payment_${string}` | 'subscription_ending' | 'verification_result'>
  /** On the screen. */
  readonly title: string
  readonly body: string
  /** By mail, by the name of the company; the button leads to the plan. */
  readonly mail: (company: string) => Omit<Circular, 'button' | 'why'> & { readonly button: string }
}

/** Tells whoever owns a company something about its plan: a notification at once, a mail once the transaction commits. */
export async function tellOwners(unit: Unit, employerId: string, { kind, title, body, mail }: Said): Promise<void> {
  const company = (await approvalOf(unit.tx, employerId))?.name
  if (company === undefined) return
  const { button: label, ...words } = mail(company)
  const letter = { ...words, button: { label, path: LINK }, why: `You’re getting this because you own ${company}’s account.` }
  await tell(unit, [{ kind, to: await ownersOf(unit.tx, employerId), about: { title, body, link: LINK, letter } }])
}
