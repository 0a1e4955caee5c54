import type { Bounces, Email, QueuedMail } from '#server/platform/email/port'
import { written } from '#server/platform/email/written'

interface DeliveryParts {
  readonly email: Email
  readonly bounces: Bounces
  /** Where browsers reach the product. */
  readonly origin: string
}

/** Sends what waits. To an email whose mail came back only a code goes, since its person asks for it, and whoever enters it has the mailbox. */
export const delivery =
  ({ email, bounces, origin }: DeliveryParts) =>
  async (mail: QueuedMail): Promise<void> => {
    if (!('code' in mail) && (await bounces.has(mail.to))) return
    if ((await email.send(written(mail, origin))) === 'bounced') await bounces.keep(mail.to)
  }
