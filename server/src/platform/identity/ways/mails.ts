import type { Pool } from '@evenshift/contract/call'
import { type Letter, preheader } from '#server/platform/email/port'
import type { AppliedFor } from '#server/platform/identity/port'

const why = (to: string, place: string): string =>
  `You’re getting this because ${to} was entered ${place}. Codes only come by email, so these emails can’t be switched off.`

/** What the mail with a code is for, and where it's entered. */
const purposeOf = (
  pool: Pool,
  applied: AppliedFor | undefined,
): Pick<Letter, 'preheader' | 'heading'> & { readonly place: string; readonly path: string } =>
  applied === undefined
    ? {
        preheader: 'Enter it where you signed up. It lasts 10 minutes.',
        heading: 'Confirm your email',
        place: 'where you signed up',
        path: `/auth/confirm/${pool}`,
      }
    : {
        preheader: preheader`Enter it to apply for ${applied.job} at ${applied.employer}.`,
        heading: `Your code to apply for ${applied.job} at ${applied.employer}`,
        place: 'in the tab with your application',
        path: `/apply/${applied.jobId}?step=code`,
      }

export function signUpMail(pool: Pool, to: string, code: string, applied?: AppliedFor): Letter {
  const { place, path, ...head } = purposeOf(pool, applied)
  return {
    to,
    subject: `${code} is your Evenshift code`,
    ...head,
    code,
    paragraphs: [
      `Enter this code ${place}. It works once and lasts 10 minutes.`,
      'We’ll never ask you for it by phone or message.',
      'Didn’t sign up? Ignore this email and don’t share the code. No account will be created.',
    ],
    button: { label: 'Enter code', path },
    why: why(to, 'when someone signed up'),
  }
}

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

export const alreadyHereMail = (pool: Pool, to: string, applied?: AppliedFor): Letter => ({
  to,
  subject: 'You already have an Evenshift account',
  preheader: 'Nothing has changed. If it was you, just sign in.',
  heading: 'You already have an account',
  paragraphs: [
    'Someone tried to sign up with your email. Nothing has changed.',
    `If it was you, just sign in${applied ? ` to apply for ${applied.job} at ${applied.employer}` : ''}. Forgot your password? You can reset it on the sign-in page.`,
    'If it wasn’t you, you don’t need to do anything.',
  ],
  // The way there leads by the sign-in.
  button: applied ? { label: 'View job', path: `/find/${applied.jobId}` } : { label: 'Sign in', path: `/auth/sign-in/${pool}` },
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

export const secondStepMail = (pool: Pool, to: string, isOn: boolean): Letter => ({
  to,
  subject: isOn ? 'Your Evenshift second step is on' : 'Your Evenshift second step is off',
  preheader: 'Was it you? Then there’s nothing to do.',
  heading: isOn ? 'Your second step is on' : 'Your second step is off',
  paragraphs: [
    isOn ? 'From now on you’ll need a code from your app to sign in.' : 'You can now sign in without a code from your app.',
    'If it was you, you don’t need to do anything.',
    'If it wasn’t you, choose a new password now. That signs everyone out.',
  ],
  button: { label: 'Choose password', path: `/auth/forgotten-password/${pool}` },
  why: `You’re getting this because the sign-in of ${to} was changed. We always tell you, so this can’t be switched off.`,
})

export const passkeyMail = (pool: Pool, to: string, isAdded: boolean): Letter => ({
  to,
  subject: isAdded ? 'A passkey was added to your Evenshift account' : 'A passkey was removed from your Evenshift account',
  preheader: 'Was it you? Then there’s nothing to do.',
  heading: isAdded ? 'Passkey added' : 'Passkey removed',
  paragraphs: [
    isAdded
      ? 'Someone who knew your password added a passkey. It signs in to your account without the password.'
      : 'Someone who was signed in to your account removed a passkey. It can’t sign in any more.',
    'If it was you, you don’t need to do anything.',
    isAdded
      ? 'If it wasn’t you, remove it in your settings and choose a new password now.'
      : 'If it wasn’t you, choose a new password now. That signs everyone out.',
  ],
  button: { label: 'Choose password', path: `/auth/forgotten-password/${pool}` },
  why: `You’re getting this because the sign-in of ${to} was changed. We always tell you, so this can’t be switched off.`,
})

export const recoveryCodeMail = (pool: Pool, to: string, codesLeft: number): Letter => ({
  to,
  subject: 'A recovery code was used for your Evenshift account',
  preheader: 'Was it you? Then there’s nothing to do.',
  heading: 'Recovery code used',
  paragraphs: [
    'Someone used one of your recovery codes in place of a code from your app.',
    `If it was you, you don’t need to do anything. You have ${codesLeft === 0 ? 'no codes' : codesLeft} left, and can make new ones in your settings.`,
    'If it wasn’t you, choose a new password now. That signs everyone out.',
  ],
  button: { label: 'Choose password', path: `/auth/forgotten-password/${pool}` },
  why: `You’re getting this because a recovery code of ${to} was used. We always tell you, so this can’t be switched off.`,
})

export const emailMail = (to: string, code: string): Letter => ({
  to,
  subject: `${code} is your Evenshift code`,
  preheader: 'Enter it where you asked for it. It lasts 10 minutes.',
  heading: 'Confirm your email',
  code,
  paragraphs: [
    'Enter this code in your settings, where you asked for it. It works once and lasts 10 minutes.',
    'We’ll never ask you for it by phone or message.',
    'Didn’t ask for this? Ignore this email and don’t share the code. Nothing will change.',
  ],
  button: { label: 'Open settings', path: '/settings' },
  why: why(to, 'as the email of an account'),
})

export const emailTakenMail = (pool: Pool, to: string): Letter => ({
  to,
  subject: 'You already have an Evenshift account',
  preheader: 'Nothing has changed. If it was you, just sign in.',
  heading: 'You already have an account',
  paragraphs: [
    'Someone tried to use your email for another account. Nothing has changed.',
    'If it was you, sign in with this email, or choose another one for the other account.',
    'If it wasn’t you, you don’t need to do anything.',
  ],
  button: { label: 'Sign in', path: `/auth/sign-in/${pool}` },
  why: `You’re getting this because ${to} was entered as the email of another account. We always tell you, so this can’t be switched off.`,
})

export const emailChangedMail = (pool: Pool, to: string): Letter => ({
  to,
  subject: 'The email of your Evenshift account was changed',
  preheader: 'Was it you? Then there’s nothing to do.',
  heading: 'Your email was changed',
  paragraphs: [
    'Someone who knew your password changed the email of your account. We won’t write to this address again.',
    'If it was you, you don’t need to do anything.',
    'If it wasn’t you, tell us now by replying to this email.',
  ],
  button: { label: 'Open Evenshift', path: `/auth/sign-in/${pool}` },
  why: `You’re getting this because ${to} was the email of an account. We always tell you, so this can’t be switched off.`,
})
