import { type Letter, preheader, subject } from '#server/platform/email/port'

/** The code stands behind a #, which browsers keep to themselves, and once more to be copied. */
export const invitationLetter = (to: string, code: string): Letter => ({
  to,
  subject: subject`Join the Evenshift staff`,
  preheader: preheader`Set a password within a day to start.`,
  heading: 'Join the Evenshift staff',
  paragraphs: [
    'A colleague invited you to work on Evenshift’s reviews. Open this page and set a password to start.',
    'The code works once and lasts a day. Not expecting this? Ignore this email.',
  ],
  code,
  button: { label: 'Set password', path: `/staff/join#${code}` },
  why: `You’re getting this because a colleague entered ${to}.`,
})
