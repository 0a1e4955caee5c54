/**
 * One pool's own identity. The session travels in a cookie that only these calls see; no answer tells whether an email is known. Where
 * another service does the signing in, `session` takes what it gave, and the calls that it stands for answer SIGN_IN_ELSEWHERE.
 */
import { z } from 'zod'
import { type Pool, contract } from '#contract/call'
import { accessToken, code, password, token } from '#contract/identity/fields'
import { passkeyCalls } from '#contract/identity/passkeys'
import { secondStepCalls } from '#contract/identity/second-step'
import { sessionCalls } from '#contract/identity/sessions'
import { email, givenPassword, id } from '#contract/model/basics'

/** The job that whoever joins is applying for: the mail with the code names it. */
const jobId = id.optional()
const sent = z.object({ sent: z.literal(true) })

/** How people join a pool by themselves; staff do not. */
const joiningCalls = contract({
  signUp: {
    method: 'POST',
    path: '/sign-up',
    summary: 'Joins with an email and a password; a code goes to the email, for this browser',
    caller: 'anyone',
    body: z.strictObject({ email, password, jobId }),
    output: sent,
    status: 202,
    refusals: ['SIGN_IN_ELSEWHERE', 'ORIGIN'],
  },
  confirm: {
    method: 'POST',
    path: '/confirm',
    summary: 'Proves the email by its code, in the browser that asked for it, and signs in',
    caller: 'anyone',
    body: z.strictObject({ email, code }),
    output: accessToken,
    refusals: ['CODE_WRONG', 'CODE_ELSEWHERE', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
  },
  sendCode: {
    method: 'POST',
    path: '/code',
    summary: 'Sends a new code for the sign-up of this browser',
    caller: 'anyone',
    body: z.strictObject({ email, jobId }),
    output: sent,
    status: 202,
    refusals: ['CODE_ELSEWHERE', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
  },
})

/** What every pool offers to those who are in it. */
const accountCalls = <const P extends Pool>(pool: P) =>
  contract({
    signIn: {
      method: 'POST',
      path: '/sign-in',
      summary: 'Signs in; with the right password and an unconfirmed email a new code goes out instead',
      caller: 'anyone',
      body: z.strictObject({ email, password: givenPassword }),
      output: z.discriminatedUnion('state', [
        z.object({ state: z.literal('signed_in'), ...token }),
        z.object({ state: z.literal('confirm') }),
        /** The password was right; `passSecondStep` is next. */
        z.object({ state: z.literal('second_step') }),
      ]),
      refusals: ['SIGN_IN_FAILED', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    renewToken: {
      method: 'POST',
      path: '/token',
      summary: 'A new access token for the session in the cookie, and a new cookie',
      caller: 'anyone',
      output: accessToken,
      refusals: ['SESSION_EXPIRED', 'SIGN_IN_DOWN', 'ORIGIN'],
    },
    signOut: {
      method: 'POST',
      path: '/sign-out',
      summary: 'Ends the session in the cookie',
      caller: 'anyone',
      status: 204,
      refusals: ['ORIGIN'],
    },
    ...sessionCalls(pool),
    ...secondStepCalls(pool),
    ...passkeyCalls(pool),
    requestReset: {
      method: 'POST',
      path: '/reset/request',
      summary: 'Sends a code for a forgotten password, for this browser',
      caller: 'anyone',
      body: z.strictObject({ email }),
      output: sent,
      status: 202,
      refusals: ['SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    resetPassword: {
      method: 'POST',
      path: '/reset',
      summary: 'Sets a new password by the code, in the browser that asked for it, and ends every session',
      caller: 'anyone',
      body: z.strictObject({ email, code, password }),
      status: 204,
      refusals: ['CODE_WRONG', 'CODE_ELSEWHERE', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    changePassword: {
      method: 'POST',
      path: '/password',
      summary: 'Changes the password of the person who is signed in, and ends their other sessions',
      caller: pool,
      approval: 'even_suspended',
      role: 'reviewer',
      body: z.strictObject({ current: givenPassword, next: password }),
      status: 204,
      refusals: ['SIGN_IN_FAILED', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
  })

/** The email that somebody signs in with and is written to; staff have the one that was invited. */
const emailCalls = <const P extends Pool>(pool: P) =>
  contract({
    ownEmail: {
      method: 'GET',
      path: '/email',
      summary: 'The email of the person who is signed in, and whether mail to it comes back',
      caller: pool,
      approval: 'even_suspended',
      role: 'reviewer',
      output: z.object({ email: z.string(), /** Nothing but codes is sent to it. */ isBouncing: z.boolean() }),
    },
    requestEmail: {
      method: 'POST',
      path: '/email/code',
      summary: 'Sends a code to another email, or to the same one again, for this browser',
      caller: pool,
      approval: 'even_suspended',
      role: 'reviewer',
      body: z.strictObject({ email, password: givenPassword }),
      output: sent,
      status: 202,
      refusals: ['SIGN_IN_FAILED', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
    changeEmail: {
      method: 'POST',
      path: '/email',
      summary: 'Makes an email one’s own by its code, in the browser that asked for it; ends every session and begins another',
      caller: pool,
      approval: 'even_suspended',
      role: 'reviewer',
      body: z.strictObject({ email, code }),
      output: accessToken,
      refusals: ['CODE_WRONG', 'CODE_ELSEWHERE', 'SIGN_IN_ELSEWHERE', 'ORIGIN'],
    },
  })

/** The calls of a pool that anybody may join; they stand under /identity/{pool}. */
export const identityCalls = <const P extends Exclude<Pool, 'staff'>>(pool: P) =>
  contract({ ...joiningCalls, ...accountCalls(pool), ...emailCalls(pool) })

/** The staff pool's calls: who comes in was invited. */
export const staffIdentityCalls = contract({
  ...accountCalls('staff'),
  acceptInvitation: {
    method: 'POST',
    path: '/invitation',
    summary: 'Sets the first password by the code of an invitation',
    caller: 'anyone',
    body: z.strictObject({ email, code: z.string('Enter the code of the invitation').max(100, 'The code is too long'), password }),
    status: 204,
    refusals: ['CODE_WRONG', 'SIGN_IN_DOWN', 'ORIGIN'],
  },
})
