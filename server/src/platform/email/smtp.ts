import nodemailer, { type NodemailerError } from 'nodemailer'
import { message } from '#server/platform/email/message'
import type { Email } from '#server/platform/email/port'

/**
 * What a server says of a mailbox that is not there (RFC 3463): no such mailbox, no such domain, no address at all, moved away, a domain
 * without mail, switched off. A full mailbox, a rule of theirs and a number alone say nothing of the kind.
 */
const NO_MAILBOX = /^5\d\d[ -]5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/

const isBounce = (thrown: unknown): boolean => {
  const { command, response = '' } = thrown as NodemailerError
  return command === 'RCPT TO' && NO_MAILBOX.test(response)
}

/** Sends through an SMTP server. Gives up within half a minute, so that the queue can try again. */
export function openSmtp(url: string, from: string, timeoutMs = 10_000): Email {
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: 2 * timeoutMs, dnsTimeout: timeoutMs },
    { from },
  )
  return {
    async send(mail) {
      try {
        await transport.sendMail(message(mail, from))
        return 'sent'
      } catch (thrown) {
        if (isBounce(thrown)) return 'bounced'
        throw thrown
      }
    },
    outbox: null,
  }
}
