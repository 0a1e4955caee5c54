import styles from './Cells.module.css'

interface CellsProps {
  readonly filled: number
  /** Those after them that somebody is asked to take. */
  readonly offered?: number
  readonly most: number
  readonly tone?: 'brand' | 'sun'
}

/** A small number of places, those that are taken filled; the words beside it say the same. */
export function Cells({ filled, offered = 0, most, tone = 'brand' }: CellsProps) {
  return (
    <div className={styles.cells} aria-hidden="true">
      {Array.from({ length: most }, (_, place) => (
        <i key={place} data-tone={place < filled ? tone : place < filled + offered ? 'offered' : undefined} />
      ))}
    </div>
  )
}
