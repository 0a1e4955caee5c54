import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'

/**
 * Tells a form's refused call: at the fields that the form shows, the first of them in focus, and whatever belongs to none in its note.
 * `nameOf` says which of the form's names a path on the wire is, where they differ; it gets what was sent.
 */
export function useRefusal<Values, Sent = unknown>(
  form: Pick<UseFormReturnType<Values>, 'setErrors'>,
  fields: readonly string[],
  nameOf?: (path: string, sent: Sent) => string,
) {
  const [note, setNote] = useState<readonly string[]>([])
  return {
    /** For RefusalNote. */
    note,
    /** Options of the mutation that sends the form. */
    calls: {
      meta: { ownErrors: true },
      // What was refused before is not what is refused now.
      onMutate: () => {
        form.setErrors({})
        setNote([])
      },
      onError: (error: unknown, sent: Sent) => {
        const refusal = refusalOf(error, fields, nameOf && ((path) => nameOf(path, sent)))
        // Drawn at once, so that it is these that are found and not those before.
        flushSync(() => form.setErrors({ ...refusal.fields }))
        setNote(refusal.note)
        focusFirstFault()
      },
    },
  } as const
}
