import type { employerQuestions } from '@evenshift/contract/employer/questions'
import { listPage } from '#server/calls/list-page'
import {
  changeQuestion,
  createQuestion,
  listQuestions,
  lockedQuestions,
  openBank,
  removeQuestion,
} from '#server/capabilities/parties/questions/public'
import { presentQuestion } from '#server/calls/employer/presenters/question'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

export const questionCalls = {
  questions: async ({ query }, context) => {
    const [{ db, clock }, employerId] = [context, companyOf(context)]
    await db.transaction((tx) => openBank(tx, employerId, clock.now()))
    const { rows, total } = await listQuestions(db, employerId, query)
    const locked = await lockedQuestions(db, employerId, clock.now())
    return listPage(
      rows.map((row) => presentQuestion(row, locked)),
      query,
      total,
    )
  },

  createQuestion: async ({ body }, context) => {
    const { db, clock } = context
    const row = await transact(db, (tx) => createQuestion(tx, companyOf(context), body, clock.now()))
    return isRefusal(row) ? row : presentQuestion(row)
  },

  changeQuestion: async ({ params, body }, context) => {
    const { db, clock } = context
    const row = await transact(db, (tx) => changeQuestion(tx, companyOf(context), params.id, body, clock.now()))
    return isRefusal(row) ? row : presentQuestion(row)
  },

  deleteQuestion: async ({ params }, context) => {
    const { db, clock } = context
    const isGone = await db.transaction((tx) => removeQuestion(tx, companyOf(context), params.id, clock.now()))
    return isGone ? undefined : refuse('NOT_FOUND')
  },
} satisfies Handlers<typeof employerQuestions, EmployerContext>
