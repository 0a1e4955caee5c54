import type { AuditRow } from '@evenshift/contract/model/staff/audit'
import { Link } from 'react-router'
import { actionWords, roleGiven } from '#web/areas/staff/audit/audit-words'
import { folded } from '#web/areas/staff/audit/folded'
import { lookWords } from '#web/areas/staff/audit/look-words'
import { staffPaths } from '#web/areas/staff/paths'
import { dotted } from '#web/shared/words/dotted'
import { clockTime, dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/staff/audit/words'
import styles from './Audit.module.css'

/** Why a row was written, where its note says that and nothing that stands elsewhere. */
function whyOf(row: AuditRow): string {
  const { action, reason, note } = row
  return dotted([reason, action === 'look' ? lookWords(note).note : roleGiven(row) === null && note])
}

const whatOf = ({ action, note }: AuditRow): string => (action === 'look' ? lookWords(note).text : actionWords[action])

/** Rows of the audit, each once a minute; each subject leads to all that is kept of it. */
export function AuditTable({ rows }: { readonly rows: readonly AuditRow[] }) {
  const now = useNow()
  const hasWhy = rows.some((row) => whyOf(row) !== '')
  const lines = folded(rows, (row) => [row.by, row.subject._id, whatOf(row), roleGiven(row), whyOf(row)].join('\n'))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.about}</th>
          {hasWhy && <th scope="col">{words.why}</th>}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ row, times }) => {
          const { _id, at, by, subject } = row
          const role = roleGiven(row)
          return (
            <tr key={_id}>
              <td className={styles.when}>
                <time dateTime={at}>
                  {dayDateNear(at, now)}, {clockTime(at)}
                </time>
              </td>
              <td className={styles.by}>{by}</td>
              <td>{words.times(whatOf(row), times)}</td>
              <td>
                <Link to={`${staffPaths.audit}?subject=${subject._id}`}>{subject.label}</Link>
                {role !== null && `\u00A0· ${role}`}
              </td>
              {hasWhy && <td className={styles.why}>{whyOf(row)}</td>}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
