import { draftsIn } from '#web/shared/drafts'

/** Answers that were typed and not kept yet, by interview and question. */
const drafts = draftsIn('interviewDrafts')

/** The draft of an answer; null where none is kept. */
export const readDraft = (interviewId: string, questionId: string): string | null => drafts.of(interviewId)[questionId] ?? null

export const writeDraft = (interviewId: string, questionId: string, text: string): void =>
  drafts.put(interviewId, { ...drafts.of(interviewId), [questionId]: text })

export function dropDraft(interviewId: string, questionId: string): void {
  const { [questionId]: _kept, ...others } = drafts.of(interviewId)
  drafts.put(interviewId, others)
}

/** Takes every draft of an interview away, once it is sent. */
export const dropDrafts = (interviewId: string): void => drafts.put(interviewId, {})
