import { v7 as uuidv7 } from 'uuid'
import type { seekerWork } from '@evenshift/contract/seeker/profile/work'
import { ROWS_MOST, full, presentMonth } from '#server/calls/seeker/presenters/history-limits'
import { employerOptions } from '#server/capabilities/parties/companies/public'
import {
  changedWork,
  insertWork,
  listWork,
  lockWork,
  newWork,
  presentWork,
  removeWork,
  updateWork,
  workRow,
} from '#server/capabilities/parties/profiles/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

export const workCalls = {
  workHistory: async (_input, { db, me }) => (await listWork(db, me.userId)).map(presentWork),

  addWork: async ({ body }, { db, clock, me }) => {
    const work = newWork(body, { employers: await employerOptions(db), present: presentMonth(clock.now()) })
    if (isRefusal(work)) return work
    const row = workRow(uuidv7(), me.userId, work)
    return transact(db, async (tx) => ((await insertWork(tx, row, ROWS_MOST)) ? presentWork(row) : full('jobs')))
  },

  changeWork: async ({ params: { id }, body }, { db, clock, me }) =>
    transact(db, async (tx) => {
      const stored = await lockWork(tx, me.userId, id)
      if (stored === null) return refuse('NOT_FOUND')
      const { _id, ...before } = presentWork(stored)
      const work = changedWork(before, body, { employers: await employerOptions(tx), present: presentMonth(clock.now()) })
      if (isRefusal(work)) return work
      const row = workRow(_id, me.userId, work)
      await updateWork(tx, row)
      return presentWork(row)
    }),

  deleteWork: async ({ params: { id } }, { db, me }) => ((await removeWork(db, me.userId, id)) ? undefined : refuse('NOT_FOUND')),
} satisfies Handlers<typeof seekerWork, SeekerContext>
