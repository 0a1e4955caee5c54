import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { words } from '#web/shared/messages/words'
import styles from './Conversation.module.css'

/** Below a message that asks for money: what to do, and a way to report it. */
export function FeeNote({ onReport }: { readonly onReport: () => void }) {
  return (
    <div className={styles.warning} role="note">
      <IconAlertTriangle size={22} stroke={1.75} aria-hidden />
      <div>
        <h3>{words.dontPayThis}</h3>
        <p>{words.noEmployerMayCharge}</p>
        <Button variant="default" color="red" onClick={onReport}>
          {words.reportThisMessage}
        </Button>
      </div>
    </div>
  )
}
