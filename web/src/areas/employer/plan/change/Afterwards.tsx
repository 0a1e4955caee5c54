import type { PlanChange } from '@evenshift/contract/model/company/subscription'
import { IconBell, IconCheck, IconMinus } from '@tabler/icons-react'
import { overLine, reminderLine } from '#web/areas/employer/plan/change/change-words'
import { words } from '#web/areas/employer/plan/change/words'
import styles from './Change.module.css'

/** What a smaller plan takes and what it leaves. */
export function Afterwards({ change }: { readonly change: PlanChange }) {
  const over = overLine(change)
  return (
    <ul className={styles.after}>
      <li data-kept>
        <IconCheck size={18} stroke={2.25} aria-hidden />
        {words.canStillReadAnswer}
      </li>
      {over && (
        <li>
          <IconMinus size={18} stroke={1.75} aria-hidden />
          {over}
        </li>
      )}
      {change.remindersAt.length > 0 && (
        <li>
          <IconBell size={18} stroke={1.75} aria-hidden />
          {reminderLine(change.remindersAt)}
        </li>
      )}
    </ul>
  )
}
