import type { Question } from '@evenshift/contract/model/interview/question'
import type { QuestionRow } from '#server/capabilities/parties/questions/public'

/** A question as its company sees it. */
export function presentQuestion(
  { id, employerId: _company, createdAt: _made, updatedAt, ...row }: QuestionRow,
  locked: ReadonlySet<string> = new Set(),
): Question {
  return { ...row, _id: id, updatedAt: updatedAt.toISOString(), isLocked: locked.has(id) }
}
