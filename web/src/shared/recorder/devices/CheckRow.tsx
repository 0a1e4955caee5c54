import { IconCheck, IconDots, IconSun } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { words } from '#web/shared/recorder/devices/words'
import styles from './Check.module.css'

const states = {
  good: { icon: IconCheck, label: words.good },
  waiting: { icon: IconDots, label: words.beingChecked },
  dark: { icon: IconSun, label: words.couldBeBetter },
} as const

interface CheckRowProps {
  readonly state: keyof typeof states
  readonly name: string
  readonly children: ReactNode
}

/** One thing that is looked at before recording; rows go into an `<ul>`. */
export function CheckRow({ state, name, children }: CheckRowProps) {
  const { icon: Icon, label } = states[state]
  return (
    <li className={styles.row}>
      <span className={styles.tick} data-state={state} role="img" aria-label={label}>
        <Icon size={18} stroke={2} aria-hidden />
      </span>
      <b>{name}</b>
      <span className={styles.told}>{children}</span>
    </li>
  )
}
