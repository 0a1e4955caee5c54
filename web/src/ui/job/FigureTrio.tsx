import type { ReactNode } from 'react'
import styles from './FigureTrio.module.css'

interface FigureTrioProps {
  /** "£107" over "a week"; three at most. */
  readonly figures: readonly { readonly figure: string; readonly label: ReactNode }[]
}

/** A job in figures, what each is below it. */
export function FigureTrio({ figures }: FigureTrioProps) {
  return (
    <dl className={styles.trio}>
      {figures.map(({ figure, label }, place) => (
        <div key={place}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
