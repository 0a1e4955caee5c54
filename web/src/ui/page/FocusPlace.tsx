import { type ReactNode, useEffect, useRef } from 'react'
import styles from './FocusPlace.module.css'

interface FocusPlaceProps {
  /** Names what is shown; with another name the content is another. */
  readonly at: string
  readonly label: string
  readonly children: ReactNode
}

/**
 * A part whose content is replaced as a whole. Where the focus went with the old content, it begins at the new one's heading that can take
 * it (`tabIndex={-1}`), else at the part itself.
 */
export function FocusPlace({ at, label, children }: FocusPlaceProps) {
  const place = useRef<HTMLElement>(null)
  const before = useRef(at)
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === place.current
    if (before.current !== at && isLost) {
      const heading = place.current?.querySelector<HTMLElement>(':is(h2, h3)[tabindex="-1"]')
      const next = heading ?? place.current
      // Where nothing has the focus after a press, as in Safari, this would scroll a page that stands right.
      next?.focus({ preventScroll: true })
      next?.scrollIntoView({ block: 'nearest' })
    }
    before.current = at
  }, [at])
  return (
    <section ref={place} className={styles.place} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  )
}
