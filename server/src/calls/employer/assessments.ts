import { v7 as uuidv7 } from 'uuid'
import type { employerAssessments } from '@evenshift/contract/employer/assessments'
import {
  askedQuestions,
  holdForEmployer,
  insertNote,
  presentNote,
  presentScore,
  removeNote,
  revealName,
  upsertScore,
} from '#server/capabilities/work/hiring/public'
import { memberNames } from '#server/capabilities/parties/companies/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { transact } from '#server/http/call/transact'

const notAsked = refuseField('questionId', 'This question wasn’t asked in the interview.')
const wasNotAsked = async (tx: Db, applicationId: string, questionId: string | null): Promise<boolean> =>
  questionId !== null && !(await askedQuestions(tx, applicationId)).includes(questionId)

export const assessmentCalls = {
  addNote: ({ params: { id }, body: { text, questionId = null, at = null } }, context) => {
    const { db, queue, clock, me } = context
    const [employerId, now] = [companyOf(context), clock.now()]
    return transact(db, async (tx) => {
      if ((await holdForEmployer({ tx, queue, now }, employerId, id)) === null) return refuse('NOT_FOUND')
      if (await wasNotAsked(tx, id, questionId)) return notAsked
      const row = { id: uuidv7(), applicationId: id, authorId: me.userId, text, questionId, at, createdAt: now }
      if (!(await insertNote(tx, row))) return refuseField('text', 'There are too many notes here. Delete one of yours to add another.')
      return presentNote(row, await memberNames(tx, employerId), me.userId)
    })
  },

  deleteNote: ({ params: { id, noteId } }, context) => {
    const { db, queue, clock, me } = context
    return transact(db, async (tx) => {
      const held = await holdForEmployer({ tx, queue, now: clock.now() }, companyOf(context), id)
      const isDeleted = held !== null && (await removeNote(tx, { id: noteId, applicationId: id, authorId: me.userId }))
      return isDeleted ? undefined : refuse('NOT_FOUND')
    })
  },

  setScore: ({ params: { id }, body: { questionId = null, value, text = '' } }, context) => {
    const { db, queue, clock, me } = context
    const [employerId, now] = [companyOf(context), clock.now()]
    return transact(db, async (tx) => {
      const unit = { tx, queue, now }
      const held = await holdForEmployer(unit, employerId, id)
      if (held === null) return refuse('NOT_FOUND')
      if (await wasNotAsked(tx, id, questionId)) return notAsked
      const row = await upsertScore(tx, { id: uuidv7(), applicationId: id, authorId: me.userId, questionId, value, text, at: now })
      if (questionId === null) await revealName(unit, held)
      return presentScore(row, await memberNames(tx, employerId), me.userId)
    })
  },
} satisfies Handlers<typeof employerAssessments, EmployerContext>
