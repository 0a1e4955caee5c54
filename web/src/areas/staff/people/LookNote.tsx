import { IconEye } from '@tabler/icons-react'
import { clockTime } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import styles from './People.module.css'

/** That this look is kept, said before anything is read. */
export function LookNote() {
  const now = useNow()
  return (
    <p className={styles.look}>
      <IconEye size={18} stroke={1.75} aria-hidden />
      You opened this at {clockTime(now.toISOString())}. We log every look at personal data with your name.
    </p>
  )
}
