import { IconEye } from '@tabler/icons-react'
import { clockTime } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/staff/people/words'
import styles from './People.module.css'

/** That this look is kept, said before anything is read. */
export function LookNote() {
  const now = useNow()
  return (
    <p className={styles.look}>
      <IconEye size={18} stroke={1.75} aria-hidden />
      {words.openedLogEveryLook(clockTime(now.toISOString()))}
    </p>
  )
}
