import { useEffect } from 'react'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { type Refusal, refusalOf } from '#web/shared/forms/refusal'

/** A refused call as its dialog tells it: at the fields that it shows, the first of them in focus, and the rest in its note. */
export function useDialogFault(error: unknown, fields: readonly string[]): Refusal {
  useEffect(() => {
    if (error) focusFirstFault()
  }, [error])
  return refusalOf(error, fields)
}
