import type { PersonPage } from '@evenshift/contract/model/staff/person'
import { actionWords } from '#web/areas/staff/audit/audit-words'
import { History } from '#web/areas/staff/queue/opened/History'
import styles from './People.module.css'

const ways: Readonly<Record<string, string>> = {
  opened: 'Opened',
  search: 'Found in a search',
  people: 'Listed',
  queue: 'Listed in the queue',
  report: 'Opened from a report',
  reports: 'Listed with a report',
  plan: 'Opened from a plan request',
  list: 'Listed',
}
const CONTACT = 'contact: '
/** How somebody was looked at, and why where a reason was asked for. */
const lookWords = (note: string | null): { text: string; note: string | null } =>
  note?.startsWith(CONTACT)
    ? { text: 'Contact details shown', note: note.slice(CONTACT.length) }
    : { text: ways[note ?? ''] ?? 'Looked at', note: null }

/** What staff did, and who looked. */
export function Told({ of: { history, looks } }: { readonly of: Pick<PersonPage, 'history' | 'looks'> }) {
  return (
    <div className={styles.told}>
      <History rows={history.map(({ at, by, action, reason, note }) => ({ at, by, text: actionWords[action], note: reason ?? note }))} />
      <History title="Who looked here" rows={looks.map(({ at, by, note }) => ({ at, by, ...lookWords(note) }))} empty="No one yet" />
    </div>
  )
}
