import type { Letter } from '#server/platform/email/port'

/** The last mail that somebody gets, who was just erased. */
export const receiptMail = (to: string, seekerId: string): Letter => ({
  to,
  subject: 'Your Evenshift account is deleted',
  preheader: 'Everything that was yours is gone. There’s nothing left to do.',
  heading: 'Account deleted',
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

/** The same to whoever leaves a company that goes on. */
export const memberReceiptMail = (to: string): Letter => ({
  to,
  subject: 'Your Evenshift account is deleted',
  preheader: 'You’re no longer part of your company’s team. There’s nothing left to do.',
  heading: 'Account deleted',
  paragraphs: [
    'We’ve deleted your account and taken you out of your company’s team. The company, its jobs and its applicants go on without you.',
    'This can’t be undone. To come back, ask an owner of the company to invite you.',
    'If it wasn’t you, someone knows your password. Change it wherever else you use it.',
  ],
  button: { label: 'Open Evenshift', path: '/auth/join-us' },
  why: `You’re getting this because the account of ${to} was deleted. It’s the last email we’ll send you.`,
})

/** The same to everybody of a company that is gone: an owner deleted it with all accounts in it. */
export const companyReceiptMail = (to: string): Letter => ({
  to,
  subject: 'Your company’s Evenshift account is deleted',
  preheader: 'An owner deleted the company and everyone’s account in it.',
  heading: 'Your company’s account is deleted',
  paragraphs: [
    'An owner deleted the company. Its jobs are closed and applicants have been told. Its team, files, questions and messages are gone.',
    'If there was a plan, it ended today. We keep invoices for 6 years, as the law says.',
    'This can’t be undone. You’re welcome back at any time with a new account.',
  ],
  button: { label: 'Open Evenshift', path: '/auth/join-us' },
  why: `You’re getting this because ${to} belonged to the company. It’s the last email we’ll send you.`,
})
