import type { QuestionRow } from '#server/capabilities/parties/questions/tables'
import { findLive } from '#server/capabilities/parties/questions/store'
import { type Refusal, refuseField } from '#server/http/call/refuse'
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
    if (row === undefined) return refuseField(`${at}.${place}`, 'This isn’t one of your interview questions')
    asked.push(row)
  }
  return asked
}
