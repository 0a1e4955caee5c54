import type { Mail } from '#server/platform/email/port'

/** A mail in the vendor's words: text and page as alternatives, marked so that no machine answers it; one press in the mail program turns it off (RFC 8058). What tells of a notification bears its id at the sender's domain as its own. */
export const message = ({ to, subject, text, html, stop, notificationId }: Mail, from: string) => ({
  to,
  subject,
  text,
  ...(html === null ? {} : { html }),
  ...(notificationId !== undefined && { messageId: `<${notificationId}@${/@([^>\s]+)/.exec(from)?.[1]}>` }),
  headers: {
    'Auto-Submitted': 'auto-generated',
    ...(stop !== undefined && { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
})
