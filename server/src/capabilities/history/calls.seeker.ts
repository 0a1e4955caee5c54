import { v7 as uuidv7 } from 'uuid'
import type { seekerEducation } from '@evenshift/contract/seeker/education'
import type { seekerWork } from '@evenshift/contract/seeker/work'
import { employerOptions } from '#server/capabilities/companies/public'
import { changedEducation, newEducation } from '#server/capabilities/history/education'
import { type Month, monthOf } from '#server/capabilities/history/months'
import {
  insertEducation,
  listEducation,
  lockEducation,
  removeEducation,
  updateEducation,
} from '#server/capabilities/history/store.education'
import { insertWork, listWork, lockWork, removeWork, updateWork } from '#server/capabilities/history/store.work'
import { educationRow, educationView, workRow, workView } from '#server/capabilities/history/views'
import { changedWork, newWork } from '#server/capabilities/history/work'
import { londonDate } from '#server/capabilities/reference/public'
import type { Handlers, SeekerContext } from '#server/http/context'
import { isRefusal, refuse } from '#server/http/refuse'
import { transact } from '#server/http/transact'

/** Of each kind; more than a CV has room for. */
const ROWS_MOST = 20
const full = (what: string) => refuse('INVALID_INPUT', { message: `You can keep ${ROWS_MOST} ${what}. Delete one to add another.` })

const presentMonth = (now: Date): Month => monthOf(londonDate(now))

export const workCalls = {
  workHistory: async (_input, { db, me }) => (await listWork(db, me.userId)).map(workView),

  addWork: async ({ body }, { db, clock, me }) => {
    const work = newWork(body, { employers: await employerOptions(db), present: presentMonth(clock.now()) })
    if (isRefusal(work)) return work
    const row = workRow(uuidv7(), me.userId, work)
    return transact(db, async (tx) => ((await insertWork(tx, row, ROWS_MOST)) ? workView(row) : full('jobs')))
  },

  changeWork: async ({ params: { id }, body }, { db, clock, me }) =>
    transact(db, async (tx) => {
      const stored = await lockWork(tx, me.userId, id)
      if (stored === null) return refuse('NOT_FOUND')
      const { _id, ...before } = workView(stored)
      const work = changedWork(before, body, { employers: await employerOptions(tx), present: presentMonth(clock.now()) })
      if (isRefusal(work)) return work
      const row = workRow(_id, me.userId, work)
      await updateWork(tx, row)
      return workView(row)
    }),

  deleteWork: async ({ params: { id } }, { db, me }) => ((await removeWork(db, me.userId, id)) ? undefined : refuse('NOT_FOUND')),
} satisfies Handlers<typeof seekerWork, SeekerContext>

export const educationCalls = {
  educationHistory: async (_input, { db, me }) => (await listEducation(db, me.userId)).map(educationView),

  addEducation: async ({ body }, { db, clock, me }) => {
    const education = newEducation(body, presentMonth(clock.now()))
    if (isRefusal(education)) return education
    const row = educationRow(uuidv7(), me.userId, education)
    return transact(db, async (tx) => ((await insertEducation(tx, row, ROWS_MOST)) ? educationView(row) : full('schools and courses')))
  },

  changeEducation: async ({ params: { id }, body }, { db, clock, me }) =>
    transact(db, async (tx) => {
      const stored = await lockEducation(tx, me.userId, id)
      if (stored === null) return refuse('NOT_FOUND')
      const { _id, userId, ...before } = educationView(stored)
      const education = changedEducation(before, body, presentMonth(clock.now()))
      if (isRefusal(education)) return education
      const row = educationRow(_id, userId, education)
      await updateEducation(tx, row)
      return educationView(row)
    }),

  deleteEducation: async ({ params: { id } }, { db, me }) => ((await removeEducation(db, me.userId, id)) ? undefined : refuse('NOT_FOUND')),
} satisfies Handlers<typeof seekerEducation, SeekerContext>
