import { addUse, countOwn, findLive } from '#server/capabilities/parties/questions/store'
import type { QuestionRow } from '#server/capabilities/parties/questions/tables'
import { type Refusal, refuseField } from '#server/http/refuse'
import type { Db } from '#server/platform/database/port'

/** A question as an interview copies it: its full wording, seconds (thinking 0 = no limit), retakes (null = unlimited). */
export type QuestionToSend = Pick<
  QuestionRow,
  'id' | 'question' | 'guidance' | 'answerType' | 'options' | 'thinkSeconds' | 'answerSeconds' | 'retakes' | 'required'
>

/** These questions of a company's bank, in this order. The first one that is not in it is refused at its place under `at`, the path of the list. */
export async function questionsToSend(db: Db, employerId: string, ids: readonly string[], at: string): Promise<QuestionToSend[] | Refusal> {
  const found = new Map((await findLive(db, employerId, ids)).map((row) => [row.id, row]))
  const asked: QuestionToSend[] = []
  for (const [place, id] of ids.entries()) {
    const row = found.get(id)
    if (row === undefined) return refuseField(`${at}.${place}`, 'This is not one of your interview questions')
    asked.push(row)
  }
  return asked
}

/** Counts that an interview was sent with these questions, in the transaction that sends it. */
export const countUse = (tx: Db, ids: readonly string[]): Promise<void> => addUse(tx, ids)

/** How many questions a company has written into its bank: the places of the plan that it uses. */
export const questionCount = (db: Db, employerId: string): Promise<number> => countOwn(db, employerId)
export { changeQuestion, createQuestion } from '#server/capabilities/parties/questions/changes'
export { listQuestions, openBank, removeQuestion } from '#server/capabilities/parties/questions/store'
export type { QuestionRow } from '#server/capabilities/parties/questions/tables'
