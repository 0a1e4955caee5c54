import { useEffect, useState } from 'react'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { type Refusal, refusalOf } from '#web/shared/forms/refusal'

interface DialogFault extends Refusal {
  /** Takes back what was told at these fields and their parts, as they are written anew. */
  readonly mend: (...fields: readonly string[]) => void
}

/** A refused call as its dialog tells it: at the fields that it shows, the first of them in focus, and the rest in its note. */
export function useDialogFault(error: unknown, shown: readonly string[]): DialogFault {
  const [mended, setMended] = useState<{ readonly of: unknown; readonly fields: readonly string[] }>({ of: null, fields: [] })
  useEffect(() => {
    if (error) focusFirstFault()
  }, [error])
  const { fields, note } = refusalOf(error, shown)
  const gone = mended.of === error ? mended.fields : []
  const isGone = (path: string): boolean => gone.some((field) => `${path}.`.startsWith(`${field}.`))
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([path]) => !isGone(path))),
    note,
    mend: (...names) => setMended({ of: error, fields: [...gone, ...names] }),
  }
}
