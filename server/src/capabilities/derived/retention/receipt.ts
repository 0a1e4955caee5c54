import type { Letter } from '#server/platform/email/port'

/** The last mail that somebody gets, who was just erased. */
export const receiptMail = (to: string, seekerId: string): Letter => ({
  to,
  subject: 'Your Evenshift account is deleted',
  preheader: 'Everything that was yours is gone. There’s nothing left to do.',
  heading: 'Your account is deleted',
  paragraphs: [
    'We’ve deleted your profile, your files and your messages. We’ve withdrawn your open applications and told the employers.',
    'This can’t be undone. You’re welcome back at any time with a new account.',
    'If it wasn’t you, someone knows your password. Change it wherever else you use it.',
  ],
  button: { label: 'Open Evenshift', path: '/auth/join-us' },
  why: `You’re getting this because the account of ${to} was deleted. It’s the last email we’ll send you.`,
  // With what else is left of them it goes soon after, sent or not.
  about: seekerId,
})
