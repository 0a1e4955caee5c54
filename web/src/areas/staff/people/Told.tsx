import type { PersonPage } from '@evenshift/contract/model/staff/person'
import { actionWords } from '#web/areas/staff/audit/audit-words'
import { History } from '#web/areas/staff/queue/opened/History'
import styles from './People.module.css'

/** What staff did, and who looked. */
export function Told({ of: { history, looks } }: { readonly of: Pick<PersonPage, 'history' | 'looks'> }) {
  return (
    <div className={styles.told}>
      <History rows={history.map(({ at, by, action, reason, note }) => ({ at, by, text: actionWords[action], note: reason ?? note }))} />
      <History title="Who looked here" rows={looks.map(({ at, by, note }) => ({ at, by, text: 'Looked', note }))} empty="No one yet" />
    </div>
  )
}
