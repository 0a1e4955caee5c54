import { v7 as uuidv7 } from 'uuid'
import type { seekerEducation } from '@evenshift/contract/seeker/profile/education'
import { ROWS_MOST, full, presentMonth } from '#server/calls/seeker/presenters/history-limits'
import {
  changedEducation,
  educationRow,
  insertEducation,
  listEducation,
  lockEducation,
  newEducation,
  presentEducation,
  removeEducation,
  updateEducation,
} from '#server/capabilities/parties/profiles/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

export const educationCalls = {
  educationHistory: async (_input, { db, me }) => (await listEducation(db, me.userId)).map(presentEducation),

  addEducation: async ({ body }, { db, clock, me }) => {
    const education = newEducation(body, presentMonth(clock.now()))
    if (isRefusal(education)) return education
    const row = educationRow(uuidv7(), me.userId, education)
    return transact(db, async (tx) => ((await insertEducation(tx, row, ROWS_MOST)) ? presentEducation(row) : full('schools and courses')))
  },

  changeEducation: async ({ params: { id }, body }, { db, clock, me }) =>
    transact(db, async (tx) => {
      const stored = await lockEducation(tx, me.userId, id)
      if (stored === null) return refuse('NOT_FOUND')
      const { _id, userId, ...before } = presentEducation(stored)
      const education = changedEducation(before, body, presentMonth(clock.now()))
      if (isRefusal(education)) return education
      const row = educationRow(_id, userId, education)
      await updateEducation(tx, row)
      return presentEducation(row)
    }),

  deleteEducation: async ({ params: { id } }, { db, me }) => ((await removeEducation(db, me.userId, id)) ? undefined : refuse('NOT_FOUND')),
} satisfies Handlers<typeof seekerEducation, SeekerContext>
