import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './SignInCard.module.css'

interface SettingRowProps {
  readonly icon: Icon
  readonly title: string
  readonly text: string
  /** One word to act, or a fact. */
  readonly action: ReactNode
}

/** A setting of one line: its name, how it stands, and the way to change it. */
export function SettingRow({ icon: Icon, title, text, action }: SettingRowProps) {
  return (
    <li className={styles.row}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>
        <strong>{title}</strong>
        <span className={styles.text}>{text}</span>
      </span>
      {action}
    </li>
  )
}
