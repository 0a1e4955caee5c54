import nodemailer from 'nodemailer'
import { message } from '#server/platform/email/message'
import type { Email } from '#server/platform/email/port'

/** Sends through an SMTP server. Gives up within half a minute, so that the queue can try again. */
export function openSmtp(url: string, from: string): Email {
  const transport = nodemailer.createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 },
    { from },
  )
  return {
    async send(mail) {
      await transport.sendMail(message(mail, from))
    },
    outbox: null,
  }
}
