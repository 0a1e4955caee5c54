import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import { Button } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { words } from '#web/shared/paging/words'
import styles from './Pages.module.css'

interface PagesProps {
  /** "Pages of jobs found". */
  readonly label: string
  readonly pagination: { readonly current: number; readonly pageSize: number; readonly total: number }
  /** Goes with the address of a page, such as the place in a search. */
  readonly state?: Readonly<Record<string, unknown>>
}

/** One page back, one page on; every page has an address. Nothing where one page holds all. */
export function Pages({ label, pagination: { current, pageSize, total }, state }: PagesProps) {
  const [search] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / pageSize))
  if (last === 1 && current === 1) return null
  const addressOf = (page: number): string => {
    const next = new URLSearchParams(search)
    if (page === 1) next.delete('page')
    else next.set('page', String(page))
    return `?${next.toString()}`
  }
  const first = Math.min(total, (current - 1) * pageSize + 1)
  const whole = total > SEARCH_TOTAL_MOST ? words.moreThan(SEARCH_TOTAL_MOST) : String(total)
  const step = (page: number, text: string) =>
    page < 1 || page > last ? (
      <Button variant="default" disabled>
        {text}
      </Button>
    ) : (
      <Button variant="default" component={Link} to={addressOf(page)} state={state}>
        {text}
      </Button>
    )
  return (
    <nav className={styles.pages} aria-label={label}>
      {step(Math.min(current - 1, last), words.previous)}
      <span className={styles.place} aria-live="polite">
        {words.of(first, Math.min(total, current * pageSize), whole)}
      </span>
      {step(current + 1, words.next)}
    </nav>
  )
}
