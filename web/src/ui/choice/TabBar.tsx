import type { ReactNode } from 'react'
import { CountPill } from '#web/ui/display/CountPill'
import styles from './TabBar.module.css'

export interface Tab<Key extends string = string> {
  readonly key: Key
  readonly label: string
  readonly count?: number | string
  /** The count waits for the person. */
  readonly hot?: boolean
}

interface TabBarProps<Key extends string> {
  readonly label: string
  readonly tabs: readonly Tab<Key>[]
  /** Draws the link of one tab around what it is given; the link of the open tab carries `aria-current="page"`. */
  readonly link: (tab: Tab<Key>, content: ReactNode) => ReactNode
}

/** Tabs that are addresses: links in a row, the open one underlined. */
export function TabBar<Key extends string>({ label, tabs, link }: TabBarProps<Key>) {
  return (
    <nav className={styles.bar} aria-label={label}>
      {tabs.map((tab) => (
        <span key={tab.key} className={styles.tab}>
          {link(
            tab,
            <>
              {tab.label}
              {tab.count !== undefined && <CountPill count={tab.count} hot={tab.hot === true} />}
            </>,
          )}
        </span>
      ))}
    </nav>
  )
}
