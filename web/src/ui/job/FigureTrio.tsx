import type { ReactNode } from 'react'
import { Figure } from '#web/ui/job/Figure'
import styles from './FigureTrio.module.css'

interface FigureTrioProps {
  /** "£107" over "a week"; three at most. */
  readonly figures: readonly { readonly figure: string; readonly label: ReactNode }[]
}

/** "from £107.20" is longer than three have room for. */
const LONG = 10

/** A job in figures, what each is below it. */
export function FigureTrio({ figures }: FigureTrioProps) {
  return (
    <dl className={styles.trio} data-long={figures.some(({ figure }) => figure.length >= LONG) || undefined}>
      {figures.map(({ figure, label }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>
            <Figure said={figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
