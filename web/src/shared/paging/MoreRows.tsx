import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { words } from '#web/shared/paging/words'
import type { Growing } from '#web/shared/paging/useMore'
import { useNearEnd } from '#web/shared/paging/useNearEnd'
import styles from './MoreRows.module.css'

/** So often a list grows by itself; then what is below it can be reached, and the button goes on. */
const BY_ITSELF = 3
const ROW = words.articleLi

interface MoreRowsProps {
  readonly list: Growing
  readonly shown: number
  /** "jobs". */
  readonly many: string
  /** Whether it grows as a person scrolls; several lists on one screen do not. */
  readonly scrolls?: boolean
  readonly children: ReactNode
}

/** Rows that more follow: how many there are, and the button for more. Each row is an article or an li. */
export function MoreRows({ list, shown, many, scrolls = false, children }: MoreRowsProps) {
  const { total, isLong, hasMore, isLoadingMore, hasFailed, more } = list
  const whole = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  /** Where the rows begin that were asked for by the button. */
  const asked = useRef<number | null>(null)
  const left = useRef(BY_ITSELF)
  useNearEnd(end, scrolls && hasMore && !isLoadingMore && !hasFailed, () => {
    if (left.current === 0) return
    left.current -= 1
    more()
  })
  useEffect(() => {
    if (asked.current === null || shown <= asked.current) return
    const rows = [...(whole.current?.querySelectorAll(ROW) ?? [])].filter((row) => row.parentElement?.closest(ROW) === null)
    rows[asked.current]?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true })
    asked.current = null
  }, [shown])
  const press = () => {
    asked.current = shown
    left.current = BY_ITSELF
    more()
  }
  const most = total > SEARCH_TOTAL_MOST ? words.tooMany(SEARCH_TOTAL_MOST) : String(total)
  return (
    <div ref={whole} className={styles.list}>
      {children}
      {isLong && (
        <div ref={end} className={styles.end}>
          <p className={styles.place} role="status">
            {words.shown(shown, most, many)}
          </p>
          {hasFailed && (
            <p className={styles.failed} role="alert">
              {words.failed(many)}
            </p>
          )}
          {hasMore && (
            <Button variant="default" loading={isLoadingMore} onClick={press}>
              {hasFailed ? words.again : words.more(many)}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
