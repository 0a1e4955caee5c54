import { useState } from 'react'
import { surfaceOf } from '#web/api/surface'
import { notify } from '#web/shared/notices/notify'

interface Submission<Values, Answer> {
  readonly send: (values: Values) => Promise<Answer>
  readonly onDone: (answer: Answer, values: Values) => void
  /** Sentences by field; an error that belongs to no field becomes a notice. */
  readonly onFaults: (faults: Readonly<Record<string, string>>) => void
}

/** One way to the server: one at a time, its errors where they belong. */
export function useSubmit<Values, Answer>({ send, onDone, onFaults }: Submission<Values, Answer>) {
  const [busy, setBusy] = useState(false)
  const submit = async (values: Values): Promise<void> => {
    setBusy(true)
    try {
      onDone(await send(values), values)
    } catch (error) {
      const { surface, text, fields } = surfaceOf(error)
      if (surface === 'field') onFaults(fields)
      else notify({ kind: 'error', text })
    } finally {
      setBusy(false)
    }
  }
  return { submit: (values: Values) => void submit(values), busy }
}
