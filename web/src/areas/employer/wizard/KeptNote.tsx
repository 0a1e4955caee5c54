import { Button } from '@mantine/core'
import { Note } from '#web/ui/Note'
import styles from './Wizard.module.css'

/** What was written last time and not saved stands in the form again. */
export function KeptNote({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <Note>
      What you wrote last time and had not saved is here again.
      <span className={styles.ways}>
        <Button variant="default" onClick={onDiscard}>
          Leave it out
        </Button>
      </span>
    </Note>
  )
}
