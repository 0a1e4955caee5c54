import type { ReactNode } from 'react'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/ui/display/words'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import styles from './Timeline.module.css'

export interface TimelineStep {
  readonly label: string
  /** The second line: "by 29 Nov". */
  readonly note?: string
  readonly state: 'done' | 'now' | 'next'
}

const spoken = { done: 'done', now: 'now', next: words.notYet } as const

/** Where something stands, from left to right. */
export function Timeline({ steps, label }: { readonly steps: readonly TimelineStep[]; readonly label: string }) {
  return (
    <ol className={styles.line} aria-label={label}>
      {steps.map((step) => (
        <li key={step.label} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.label}
          <SpokenText>{`, ${spoken[step.state]}`}</SpokenText>
          <br />
          {step.note}
        </li>
      ))}
    </ol>
  )
}

export interface HistoryRow {
  readonly text: string
  /** What belongs to it, below. */
  readonly more?: ReactNode
  /** "Sat 21 Nov, 16:10". */
  readonly at?: string
  readonly state?: 'done' | 'late' | 'next'
}

/** What happened, from the top down; the last row may lie ahead. */
export function History({ rows }: { readonly rows: readonly HistoryRow[] }) {
  return (
    <ol className={styles.history}>
      {rows.map((row, index) => (
        <li key={index} data-state={row.state ?? 'done'}>
          <span>
            <TextWithTimes text={row.text} />
          </span>
          <span className={styles.at}>{row.at}</span>
          {row.more && <div className={styles.more}>{row.more}</div>}
        </li>
      ))}
    </ol>
  )
}
