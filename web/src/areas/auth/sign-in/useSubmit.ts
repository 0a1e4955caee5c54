import { useState } from 'react'

interface Submission<Values, Answer> {
  readonly send: (values: Values) => Promise<Answer>
  readonly onDone: (answer: Answer, values: Values) => void
  /** Tells why it was not taken. */
  readonly onRefused: (error: unknown) => void
}

/** One way to the server: one at a time, its errors where they belong. */
export function useSubmit<Values, Answer>({ send, onDone, onRefused }: Submission<Values, Answer>) {
  const [busy, setBusy] = useState(false)
  const submit = async (values: Values): Promise<void> => {
    setBusy(true)
    try {
      onDone(await send(values), values)
    } catch (error) {
      onRefused(error)
    } finally {
      setBusy(false)
    }
  }
  return { submit: (values: Values) => void submit(values), busy }
}
