import styles from './Opened.module.css'

interface FactRowsProps {
  readonly rows: readonly (readonly [label: string, value: string | null])[]
  /** Two beside each other where there is room. */
  readonly wide?: boolean
}

/** A name and what it is; what isn't known is left out. */
export function FactRows({ rows, wide = false }: FactRowsProps) {
  return (
    <dl className={`${styles.facts} ${wide ? styles.wide : ''}`}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
