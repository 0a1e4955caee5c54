import { useState } from 'react'
import { removeTab } from '#web/shared/tab-store'
import type { Unsaved } from '#web/ui/unsaved/unsaved'

const keyOf = (name: string): string => `kept:${name}`

/** What was kept of a form, as far as it still has such fields. */
function read<Values extends object>(name: string, blank: Values): Values | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    if (typeof kept !== 'object' || kept === null) return null
    const known = Object.entries(kept).filter(([field]) => field in blank)
    return { ...blank, ...Object.fromEntries(known) }
  } catch {
    return null
  }
}

/** A form that outlives a payment: kept by the tab as its page is left for the provider's, and there again when it is opened next. */
export function useKeptForm<Values extends object>(name: string, blank: Values) {
  const [kept, setKept] = useState(() => read(name, blank))
  const [isKept, setIsKept] = useState(kept !== null)
  return {
    initial: kept ?? blank,
    /** Whether what stands in the form is of before a payment. */
    isBack: kept !== null,
    keep: (values: Values) => {
      try {
        sessionStorage.setItem(keyOf(name), JSON.stringify(values))
        setIsKept(true)
      } catch {
        // A browser that keeps nothing asks before the page is left.
      }
    },
    forget: () => {
      removeTab(keyOf(name))
      setKept(null)
      setIsKept(false)
    },
    unsavedOf: (isDirty: boolean): Unsaved => (isKept ? 'kept' : isDirty),
  }
}
