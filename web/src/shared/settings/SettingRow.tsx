import { Switch } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

/** Settings one below the other; `label` names them where their card doesn't. */
export const SettingRows = ({ label, children }: { readonly label?: string; readonly children: ReactNode }) => (
  <ul className={styles.rows} aria-label={label}>
    {children}
  </ul>
)

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

interface SwitchRowProps extends Omit<SettingRowProps, 'action'> {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** One that is on or off. */
export function SwitchRow({ icon: Icon, title, text, checked, onChange }: SwitchRowProps) {
  return (
    <li className={styles.row}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <Switch
        classNames={{ root: styles.switch ?? '', label: styles.name ?? '' }}
        label={title}
        description={text}
        labelPosition="left"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </li>
  )
}
