import { Button } from '@mantine/core'
import type { Bulk } from '#web/areas/employer/applicants/moves/useBulkMove'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/applicants/bulk/words'
import styles from './Bulk.module.css'

/** Who of several stayed where they were, one by one, until somebody has read it. */
export function StayedNote({ bulk: { stayed, forget } }: { readonly bulk: Bulk }) {
  if (stayed.length === 0) return null
  return (
    <Note kind="warning" spoken>
      <b>{words.itDidntWorkForEveryone}</b>
      <ul className={styles.stayed}>
        {stayed.map(({ id, name, why }) => (
          <li key={id}>
            {name} {why}.
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={forget}>
        {words.ok}
      </Button>
    </Note>
  )
}
