/** Where somebody is signed in, and the ends of it. */
import { z } from 'zod'
import { type Pool, contract } from '#contract/call'
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

export const sessionCalls = <const P extends Pool>(pool: P) =>
  contract({
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
