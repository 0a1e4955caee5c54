import type { AuditRow } from '@evenshift/contract/model/staff/audit'
import { Link } from 'react-router'
import { actionWords } from '#web/areas/staff/audit/audit-words'
import { staffPaths } from '#web/areas/staff/paths'
import { clockTime, dayDateYear } from '#web/shared/words/dates'
import styles from './Audit.module.css'

/** Rows of the audit; each subject leads to all that is kept of it. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">About</th>
          <th scope="col">Why</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _id, at, by, action, subject, reason, note }) => (
          <tr key={_id}>
            <td className={styles.when}>
              <time dateTime={at}>
                {dayDateYear(at)}, {clockTime(at)}
              </time>
            </td>
            <td>{by}</td>
            <td>{actionWords[action]}</td>
            <td>
              <Link to={`${staffPaths.audit}?subject=${subject._id}`}>{subject.label}</Link>
            </td>
            <td className={styles.why}>{[reason, note].filter((text) => text !== null).join(' · ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
