import { letterHtml } from '#server/platform/email/letter-html'
import { letterText, oneLine } from '#server/platform/email/letter-text'
import type { Mail, QueuedMail } from '#server/platform/email/port'

/** A waiting mail as it goes out; `origin` is where browsers reach the product. */
export function written(mail: QueuedMail, origin: string): Mail {
  if ('text' in mail) return { ...mail, html: null }
  return {
    to: mail.to,
    subject: oneLine(mail.subject),
    text: letterText(mail, origin),
    html: letterHtml(mail, origin),
    ...(mail.notificationId !== undefined && { notificationId: mail.notificationId }),
    ...(mail.stop !== undefined && { stop: `${origin}${mail.stop}` }),
  }
}
