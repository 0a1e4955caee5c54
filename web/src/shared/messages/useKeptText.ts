import { useState } from 'react'
import { draftsIn } from '#web/shared/drafts'

/** What a text is written for: an application, and which of its fields. */
export interface TextPlace {
  readonly application: string
  readonly field: 'message' | 'note' | `note/${string}`
}
const drafts = draftsIn('messageDrafts')

/** A text that outlives its page: kept on the device as it is typed, until it is sent or the person signs out. */
export function useKeptText({ application, field }: TextPlace) {
  const [text, setText] = useState(() => drafts.of(application)[field] ?? '')
  const write = (next: string) => {
    setText(next)
    const { [field]: _before, ...others } = drafts.of(application)
    drafts.put(application, next.trim() === '' ? others : { ...others, [field]: next })
  }
  return { text, write }
}
