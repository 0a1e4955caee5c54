import type { Pool } from '@evenshift/contract/call'
import type { Letter } from '#server/platform/email/port'

const why = (to: string, place: string): string =>
  `You’re getting this because ${to} was entered ${place}. Codes only come by email, so these emails can’t be switched off.`

export const signUpMail = (pool: Pool, to: string, code: string): Letter => ({
  to,
  subject: `${code} is your Evenshift code`,
  preheader: 'Enter it where you signed up. It lasts 10 minutes.',
  heading: 'Confirm your email',
  code,
  paragraphs: [
    'Enter this code where you signed up. It works once and lasts 10 minutes.',
    'We’ll never ask you for it by phone or message.',
    'Didn’t sign up? Ignore this email and don’t share the code. No account will be created.',
  ],
  button: { label: 'Enter code', path: `/auth/confirm/${pool}` },
  why: why(to, 'when someone signed up'),
})

export const resetMail = (pool: Pool, to: string, code: string): Letter => ({
  to,
  subject: `${code} is your Evenshift code`,
  preheader: 'Enter it to choose a new password. It lasts 10 minutes.',
  heading: 'Choose a new password',
  code,
  paragraphs: [
    'Enter this code to choose a new password. It works once and lasts 10 minutes.',
    'Your new password will sign you out everywhere.',
    'Didn’t ask for this? Ignore this email and don’t share the code. Your password won’t change.',
  ],
  button: { label: 'Choose password', path: `/auth/forgotten-password/${pool}` },
  why: why(to, 'as the email of a forgotten password'),
})

export const alreadyHereMail = (pool: Pool, to: string): Letter => ({
  to,
  subject: 'You already have an Evenshift account',
  preheader: 'Nothing has changed. If it was you, just sign in.',
  heading: 'You already have an account',
  paragraphs: [
    'Someone tried to sign up with your email. Nothing has changed.',
    'If it was you, just sign in. Forgot your password? You can reset it on the sign-in page.',
    'If it wasn’t you, you don’t need to do anything.',
  ],
  button: { label: 'Sign in', path: `/auth/sign-in/${pool}` },
  why: `You’re getting this because ${to} was entered when someone signed up. We always tell you, so this can’t be switched off.`,
})

export const passwordChangedMail = (pool: Pool, to: string): Letter => ({
  to,
  subject: 'Your Evenshift password was changed',
  preheader: 'Was it you? Then there’s nothing to do.',
  heading: 'Your password was changed',
  paragraphs: [
    'Someone who knew your password changed it. Every other phone and computer was signed out.',
    'If it was you, you don’t need to do anything.',
    'If it wasn’t you, choose a new password now. That signs everyone out.',
  ],
  button: { label: 'Choose password', path: `/auth/forgotten-password/${pool}` },
  why: `You’re getting this because the password of ${to} was changed. We always tell you, so this can’t be switched off.`,
})
