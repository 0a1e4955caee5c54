import type { PersonPage } from '@evenshift/contract/model/staff/person'
import { actionWords } from '#web/areas/staff/audit/audit-words'
import { History } from '#web/areas/staff/queue/opened/History'
import { folded } from '#web/areas/staff/audit/folded'
import { lookWords } from '#web/areas/staff/audit/look-words'
import { words as auditWords } from '#web/areas/staff/audit/words'
import { words } from '#web/areas/staff/people/words'
import styles from './People.module.css'

/** What staff did, and who looked: a search that follows its typing looks several times a minute. */
export function Told({ of: { history, looks } }: { readonly of: Pick<PersonPage, 'history' | 'looks'> }) {
  return (
    <div className={styles.told}>
      <History rows={history.map(({ at, by, action, reason, note }) => ({ at, by, text: actionWords[action], note: reason ?? note }))} />
      <History
        title={words.whoLookedHere}
        rows={folded(looks, ({ by, note }) => `${by} ${note}`).map(({ row: { at, by, note }, times }) => {
          const look = lookWords(note)
          return { at, by, ...look, text: auditWords.times(look.text, times) }
        })}
        empty={words.noOneYet}
      />
    </div>
  )
}
