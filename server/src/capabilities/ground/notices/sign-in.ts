import type { Notice, Recipient } from '#server/capabilities/ground/notices/notices'
import { momentWords } from '#server/capabilities/ground/reference/public'
import { type Circular, preheader, subject } from '#server/platform/email/port'

/** What is told of a sign-in with a browser that its person never used before: what it calls itself, and nothing of where it was. */
export function signInLetter(label: string, now: Date, path: string): Circular {
  const device = label || 'a new browser'
  return {
    subject: subject`New sign-in with ${device}`,
    preheader: preheader`Wasn’t you? Sign out everywhere and change your password.`,
    heading: 'New sign-in to your account',
    paragraphs: [
      `Someone signed in to your account with ${device} on ${momentWords(now, now)}.`,
      'If it was you, you don’t need to do anything.',
      'Wasn’t you? Sign out everywhere and change your password.',
    ],
    button: { label: 'Check your devices', path },
    why: 'You’re getting this because your account was used in a browser we hadn’t seen before. We always tell you, so this can’t be switched off.',
  }
}

export function signInNotice(to: Recipient, label: string, now: Date): Notice {
  const link = '/settings'
  return {
    kind: 'security_sign_in',
    to: [to],
    about: {
      title: `New sign-in with ${label || 'a new browser'}`,
      body: 'Wasn’t you? Sign out everywhere and change your password.',
      link,
      letter: signInLetter(label, now, link),
    },
  }
}
