import { type ReactNode, useState } from 'react'
import type { LimitPlace } from '#web/areas/employer/plan/limit/limit-place'
import { type Met, isPutOff, metOf } from '#web/areas/employer/plan/limit/put-off'
import { lazyPart } from '#web/shared/screens/lazy-part'

// Without the dialog that would tell of code that didn't come: the wizard has none of its own.
const LimitDialog = lazyPart(async () => (await import('#web/areas/employer/plan/limit/LimitDialog')).LimitDialog, null)

export interface Limit {
  /** Whether the plan is why the call was refused. */
  readonly isMet: boolean
  readonly open: (met?: Met) => void
  readonly dialog: ReactNode
}

/** The one prompt of a plan: it comes with each call that the plan refused, once a day until somebody wants it. */
export function useLimit(error: unknown, place: LimitPlace): Limit {
  const met = metOf(error)
  const [seen, setSeen] = useState<unknown>(null)
  const [shown, setShown] = useState<Met | null>(null)
  if (error !== seen) {
    setSeen(error)
    if (met !== null && !isPutOff(met)) setShown(met)
  }
  return {
    isMet: met !== null,
    open: (wanted = met ?? undefined) => setShown(wanted ?? null),
    dialog: shown && <LimitDialog met={shown} place={place} onClose={() => setShown(null)} />,
  }
}
