import { useEffect, useId, useSyncExternalStore } from 'react'
import { LeaveQuestion } from '#web/ui/unsaved/LeaveQuestion'
import { CHANGES, type Unsaved, dropWork, leave, onQuestion, putWork, questionNow } from '#web/ui/unsaved/unsaved'
import { words } from '#web/ui/unsaved/words'

export interface UnsavedProps {
  /** Whether it differs from what was loaded. */
  readonly unsaved: Unsaved
  /** What is being changed, for the question: "your bio". */
  readonly what?: string
  /** What is lost as a whole, where nothing of it was saved before: "Your recording". */
  readonly lost?: string
  /** Whether it is being saved. */
  readonly busy: boolean
}

/** One form's part in asking before anything is lost. Whoever uses it draws `question`. */
export function useUnsaved({ unsaved, what, lost = what === undefined ? CHANGES : words.to(CHANGES, what), busy }: UnsavedProps) {
  const form = useId()
  const question = useSyncExternalStore(onQuestion, questionNow)
  useEffect(() => putWork(form, { unsaved, lost, busy }), [form, unsaved, lost, busy])
  useEffect(() => () => dropWork(form), [form])
  return {
    /** Does it at once, or once the person agrees to lose what is in this form. */
    leave: (go: () => void) => leave({ form }, go),
    /** The question is open, and Escape is its own. */
    isAsking: question !== null,
    question: question?.form === form ? <LeaveQuestion lost={question.lost} /> : null,
  }
}
