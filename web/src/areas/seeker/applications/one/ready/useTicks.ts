import { useState } from 'react'
import { draftsIn } from '#web/shared/drafts'

const kept = draftsIn('readyTicks')
const TICKED = 'x'

/** What somebody has ticked off before their first day; theirs alone, kept on this device. */
export function useTicks(applicationId: string) {
  const [ticks, setTicks] = useState(() => kept.of(applicationId))
  const toggle = (key: string) => {
    const { [key]: before, ...others } = ticks
    const next = before === undefined ? { ...others, [key]: TICKED } : others
    setTicks(next)
    kept.put(applicationId, next)
  }
  return { isTicked: (key: string): boolean => key in ticks, toggle }
}
