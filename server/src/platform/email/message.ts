import type { Mail } from '#server/platform/email/port'

/** A mail in the vendor's words: text and page as alternatives, marked so that no machine answers it. */
export const message = ({ to, subject, text, html }: Mail) => ({
  to,
  subject,
  text,
  ...(html === null ? {} : { html }),
  headers: { 'Auto-Submitted': 'auto-generated' },
})
