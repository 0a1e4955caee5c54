/** Where somebody is signed in, the beginning of it where another service asks for the password, and the ends of it. */
import { z } from 'zod'
import { type Pool, contract } from '#contract/call'
import { accessToken } from '#contract/identity/fields'
import { byId, id, instant } from '#contract/model/basics'

const session = z.object({
  _id: id,
  /** "Chrome on Android"; empty where it is not known. */
  label: z.string(),
  since: instant,
  lastUsedAt: instant,
  /** The one that asks. */
  isThis: z.boolean(),
})

/** Longer ones do not fit the cookie that keeps them. */
const given = (name: string) =>
  z
    .string(`Send the ${name}`)
    .max(2800, `The ${name} is too long`)
    .regex(/^[\w.-]+$/, `Send the ${name} as it came`)
    .meta({ example: 'AAAA.AAAA.AAAA' })

export const sessionCalls = <const P extends Pool>(pool: P) =>
  contract({
    session: {
      method: 'POST',
      path: '/session',
      summary: 'Begins a session with what the pool’s own service gave this browser; once more, it takes over the email that is there now',
      caller: 'anyone',
      body: z.strictObject({ accessToken: given('access token'), refreshToken: given('refresh token') }),
      output: accessToken,
      refusals: ['UNAUTHORISED', 'SESSION_EXPIRED', 'SIGN_IN_ELSEWHERE', 'SIGN_IN_DOWN', 'ORIGIN'],
    },
    sessions: {
      method: 'GET',
      path: '/sessions',
      summary: 'Where the person is signed in: the session that asks first, then the last used',
      caller: pool,
      approval: 'even_suspended',
      role: 'reviewer',
      output: z.array(session),
    },
    endSession: {
      method: 'DELETE',
      path: '/sessions/{id}',
      summary: 'Ends one session of the person',
      caller: pool,
      approval: 'even_suspended',
      role: 'reviewer',
      params: byId,
      status: 204,
      refusals: ['NOT_FOUND', 'ORIGIN'],
    },
    signOutElsewhere: {
      method: 'POST',
      path: '/sign-out-elsewhere',
      summary: 'Ends every other session of the person',
      caller: pool,
      approval: 'even_suspended',
      role: 'reviewer',
      status: 204,
      refusals: ['ORIGIN'],
    },
    signOutEverywhere: {
      method: 'POST',
      path: '/sign-out-everywhere',
      summary: 'Ends every session of the person',
      caller: pool,
      approval: 'even_suspended',
      role: 'reviewer',
      status: 204,
      refusals: ['ORIGIN'],
    },
  })
