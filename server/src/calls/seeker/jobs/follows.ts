import type { seekerFollows } from '@evenshift/contract/seeker/jobs/follows'
import { startAlerts } from '#server/capabilities/derived/alerts/public'
import { isKnownEmployer, markedEmployers } from '#server/calls/seeker/presenters/marked-employers'
import { markOnce, removeMark } from '#server/capabilities/parties/marks/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

const KIND = 'follow'

export const followCalls = {
  followedEmployers: ({ query }, { db, clock, me }) => markedEmployers(db, me.userId, KIND, query, clock.now()),

  followEmployer: async ({ body: { employerId } }, { db, clock, me }) =>
    transact(db, async (tx) => {
      if (!(await isKnownEmployer(tx, employerId))) return refuse('NOT_FOUND')
      const now = clock.now()
      await startAlerts(tx, me.userId, now)
      return { _id: await markOnce(tx, me.userId, KIND, employerId, now) }
    }),

  unfollowEmployer: async ({ params: { id } }, { db, me }) =>
    (await removeMark(db, me.userId, KIND, id)) ? undefined : refuse('NOT_FOUND'),
} satisfies Handlers<typeof seekerFollows, SeekerContext>
