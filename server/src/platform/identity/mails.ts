import type { Mail } from '#server/platform/email/port'

const signed = (...lines: string[]) => `${lines.join('\n\n')}\n\nEvenshift\n`

export const signUpMail = (to: string, code: string): Mail => ({
  to,
  subject: `Your Evenshift code: ${code}`,
  text: signed(
    `Your code to finish signing up is ${code}.`,
    'It works for 10 minutes. Enter it on the page where you signed up.',
    'If you did not just sign up, do not use this code or give it to anybody. Without it, no account is made.',
  ),
})

export const resetMail = (to: string, code: string): Mail => ({
  to,
  subject: `Your Evenshift code: ${code}`,
  text: signed(
    `Your code to choose a new password is ${code}.`,
    'It works for 10 minutes. Choosing a new password signs you out everywhere.',
    'If you did not ask for it, ignore this mail: your password stays as it is. Do not give the code to anybody.',
  ),
})

export const alreadyHereMail = (to: string): Mail => ({
  to,
  subject: 'You already have an Evenshift account',
  text: signed(
    'Somebody tried to sign up with your address. You already have an account, so nothing has changed.',
    'If it was you, sign in as usual. If you have forgotten your password, choose “Forgotten password” on the sign-in page.',
    'If it was not you, there is nothing you need to do.',
  ),
})
