import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { words } from '#web/areas/seeker/profile/words'
import styles from './Profile.module.css'

/** Stands where something was, with the way back; the focus goes there with it. */
export function RemovedNote({ what, onUndo }: { readonly what: string; readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <div className={styles.removed}>
      <p role="status">{words.deleted(what)}</p>
      <Button ref={button} variant="default" leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />} onClick={onUndo}>
        {words.undo}
      </Button>
    </div>
  )
}
