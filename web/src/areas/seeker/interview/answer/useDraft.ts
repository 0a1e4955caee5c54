import { useState } from 'react'
import { dropDraft, readDraft, writeDraft } from '#web/areas/seeker/interview/answer/answer-drafts'

/** What is being typed or chosen, kept on the device with every change until the answer itself is kept. */
export function useDraft(interviewId: string, questionId: string, kept: string) {
  const [value, setValue] = useState(() => readDraft(interviewId, questionId) ?? kept)
  const change = (next: string) => {
    setValue(next)
    if (next.trim() === kept.trim()) dropDraft(interviewId, questionId)
    else writeDraft(interviewId, questionId, next)
  }
  return { value, change, isChanged: value.trim() !== kept.trim() }
}
