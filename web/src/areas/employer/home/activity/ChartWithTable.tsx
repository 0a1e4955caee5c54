import { type ReactNode, useState } from 'react'
import { words } from '#web/areas/employer/home/activity/words'
import styles from './Activity.module.css'

interface ChartWithTableProps {
  readonly caption: string
  readonly columns: readonly string[]
  /** A row a line, its first cell the line's name. */
  readonly rows: readonly (readonly string[])[]
  /** Drawn for the eye alone. */
  readonly children: ReactNode
}

/** A chart with its table behind it: in sight when asked for, and always there for those who hear the page. */
export function ChartWithTable({ caption, columns, rows, children }: ChartWithTableProps) {
  const [isTable, setIsTable] = useState(false)
  return (
    <>
      {!isTable && <div aria-hidden>{children}</div>}
      {/* Scrolls by the keyboard too. */}
      <div className={isTable ? styles.tableBox : styles.spoken} {...(isTable && { tabIndex: 0, role: 'region', 'aria-label': caption })}>
        <table className={styles.table}>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <button type="button" className={styles.toggle} onClick={() => setIsTable(!isTable)}>
        {isTable ? words.showAsAChart : words.showAsATable}
      </button>
    </>
  )
}
