import type { seekerBlocks } from '@evenshift/contract/seeker/jobs/blocks'
import { isKnownEmployer, markedEmployers } from '#server/calls/seeker/presenters/marked-employers'
import { markOnce, removeMark, unmark } from '#server/capabilities/parties/marks/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

const KIND = 'block'

export const blockCalls = {
  blockedEmployers: ({ query }, { db, clock, me }) => markedEmployers(db, me.userId, KIND, query, clock.now()),

  /** Who blocks an employer no longer follows it. */
  blockEmployer: async ({ body: { employerId } }, { db, clock, me }) =>
    transact(db, async (tx) => {
      if (!(await isKnownEmployer(tx, employerId))) return refuse('NOT_FOUND')
      await unmark(tx, me.userId, 'follow', employerId)
      return { _id: await markOnce(tx, me.userId, KIND, employerId, clock.now()) }
    }),

  unblockEmployer: async ({ params: { id } }, { db, me }) =>
    (await removeMark(db, me.userId, KIND, id)) ? undefined : refuse('NOT_FOUND'),
} satisfies Handlers<typeof seekerBlocks, SeekerContext>
