/** One pool's own identity. The session travels in a cookie that only these calls see; no answer tells whether an email is known. */
import { z } from 'zod'
import { type Pool, contract } from '#contract/call'
import { PASSWORD_LENGTH_LEAST, PASSWORD_LENGTH_MOST } from '#contract/constants'
import { email, instant } from '#contract/model/basics'

const password = z
  .string('Enter a password')
  .min(PASSWORD_LENGTH_LEAST, `The password needs at least ${PASSWORD_LENGTH_LEAST} characters`)
  .max(PASSWORD_LENGTH_MOST, `The password is at most ${PASSWORD_LENGTH_MOST} characters`)
/** A password that is only compared may be of any length up to the most. */
const givenPassword = z
  .string('Enter the password')
  .min(1, 'Enter the password')
  .max(PASSWORD_LENGTH_MOST, `The password is at most ${PASSWORD_LENGTH_MOST} characters`)
const code = z
  .string('Enter the code')
  .max(6, 'The code has six digits')
  .regex(/^\d{6}$/, 'The code has six digits')
  .meta({ example: '123456' })

const token = { accessToken: z.string(), expiresAt: instant }
const accessToken = z.object(token)
const sent = z.object({ sent: z.literal(true) })
const byEmail = z.strictObject({ email })

/** The calls of this pool; they stand under /identity/{pool}. */
export const identityCalls = <const P extends Pool>(pool: P) =>
  contract({
    signUp: {
      method: 'POST',
      path: '/sign-up',
      summary: 'Joins with an email and a password; a code goes to the email',
      caller: 'anyone',
      body: z.strictObject({ email, password }),
      output: sent,
      status: 202,
      refusals: ['ORIGIN'],
    },
    confirm: {
      method: 'POST',
      path: '/confirm',
      summary: 'Proves the email by its code and signs in',
      caller: 'anyone',
      body: z.strictObject({ email, code }),
      output: accessToken,
      refusals: ['CODE_WRONG', 'ORIGIN'],
    },
    sendCode: {
      method: 'POST',
      path: '/code',
      summary: 'Sends a new code to an email that is not confirmed yet',
      caller: 'anyone',
      body: byEmail,
      output: sent,
      status: 202,
      refusals: ['ORIGIN'],
    },
    signIn: {
      method: 'POST',
      path: '/sign-in',
      summary: 'Signs in; with the right password and an unconfirmed email a new code goes out instead',
      caller: 'anyone',
      body: z.strictObject({ email, password: givenPassword }),
      output: z.discriminatedUnion('state', [
        z.object({ state: z.literal('signed_in'), ...token }),
        z.object({ state: z.literal('confirm') }),
      ]),
      refusals: ['SIGN_IN_FAILED', 'ORIGIN'],
    },
    renewToken: {
      method: 'POST',
      path: '/token',
      summary: 'A new access token for the session in the cookie',
      caller: 'anyone',
      output: accessToken,
      refusals: ['SESSION_EXPIRED', 'ORIGIN'],
    },
    signOut: {
      method: 'POST',
      path: '/sign-out',
      summary: 'Ends the session in the cookie',
      caller: 'anyone',
      status: 204,
      refusals: ['ORIGIN'],
    },
    signOutEverywhere: {
      method: 'POST',
      path: '/sign-out-everywhere',
      summary: 'Ends every session of the person',
      caller: pool,
      standing: 'even_suspended',
      role: 'reviewer',
      status: 204,
      refusals: ['ORIGIN'],
    },
    requestReset: {
      method: 'POST',
      path: '/reset/request',
      summary: 'Sends a code for a forgotten password',
      caller: 'anyone',
      body: byEmail,
      output: sent,
      status: 202,
      refusals: ['ORIGIN'],
    },
    resetPassword: {
      method: 'POST',
      path: '/reset',
      summary: 'Sets a new password by the code and ends every session',
      caller: 'anyone',
      body: z.strictObject({ email, code, password }),
      status: 204,
      refusals: ['CODE_WRONG', 'ORIGIN'],
    },
    changePassword: {
      method: 'POST',
      path: '/password',
      summary: 'Changes the password of the person who is signed in',
      caller: pool,
      standing: 'even_suspended',
      role: 'reviewer',
      body: z.strictObject({ current: givenPassword, next: password }),
      status: 204,
      refusals: ['SIGN_IN_FAILED', 'ORIGIN'],
    },
  })
