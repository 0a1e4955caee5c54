import type { PersonPage } from '@evenshift/contract/model/staff/person'
import { actionWords } from '#web/areas/staff/audit/audit-words'
import { History } from '#web/areas/staff/queue/opened/History'
import { lookWords } from '#web/areas/staff/audit/look-words'
import { words } from '#web/areas/staff/people/words'
import styles from './People.module.css'

type Look = PersonPage['looks'][number]
const sameMinute = (one: Look, other: Look): boolean =>
  one.by === other.by && one.note === other.note && one.at.slice(0, 16) === other.at.slice(0, 16)

/** A search that follows its typing looks several times: the audit keeps each, a person reads one. */
const onceAMinute = (looks: readonly Look[]): readonly Look[] =>
  looks.filter((look, place) => !looks.slice(0, place).some((before) => sameMinute(before, look)))

/** What staff did, and who looked. */
export function Told({ of: { history, looks } }: { readonly of: Pick<PersonPage, 'history' | 'looks'> }) {
  return (
    <div className={styles.told}>
      <History rows={history.map(({ at, by, action, reason, note }) => ({ at, by, text: actionWords[action], note: reason ?? note }))} />
      <History
        title={words.whoLookedHere}
        rows={onceAMinute(looks).map(({ at, by, note }) => ({ at, by, ...lookWords(note) }))}
        empty={words.noOneYet}
      />
    </div>
  )
}
