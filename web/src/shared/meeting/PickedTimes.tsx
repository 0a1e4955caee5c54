import { ActionIcon } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { spanWords } from '#web/shared/meeting/meeting-words'
import { type Spot, spanOf } from '#web/ui/week/dated/dated-week'
import { words as sentences } from '#web/shared/meeting/words'
import styles from './Times.module.css'

interface PickedTimesProps {
  readonly times: readonly Spot[]
  readonly minutes: number
  readonly most: number
  /** What stands beside a time: "Fits", "Not free"; nothing while it isn't known. */
  readonly wordOf: (time: Spot) => { readonly isClash: boolean; readonly word: string } | undefined
  /** Said while none is picked. */
  readonly empty: string
  readonly onRemove: (time: Spot) => void
}

/** The times that were picked, each with whether it fits. */
export function PickedTimes({ times, minutes, most, wordOf, empty, onRemove }: PickedTimesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.picker} aria-labelledby="picked-title">
      <div className={styles.count}>
        <h2 id="picked-title" ref={heading} tabIndex={-1}>
          {sentences.yourTimes}
        </h2>
        <span className={styles.muted} role="status">
          {sentences.of(times.length, most)}
        </span>
      </div>
      {times.length === 0 && <p className={styles.muted}>{empty}</p>}
      <ul className={styles.picked}>
        {times.map((time) => {
          const { isClash = false, word = '' } = wordOf(time) ?? {}
          const words = spanWords(spanOf(time, minutes))
          return (
            <li key={words} data-clash={isClash || undefined}>
              {isClash ? <IconAlertCircle size={18} stroke={1.75} aria-hidden /> : <IconCheck size={18} stroke={1.75} aria-hidden />}
              <b>{words}</b>
              <span className={styles.word}>{word}</span>
              <ActionIcon
                aria-label={sentences.remove(words.replace('–', ' to '))}
                onClick={() => {
                  onRemove(time)
                  heading.current?.focus()
                }}
              >
                <IconX size={18} stroke={1.75} aria-hidden />
              </ActionIcon>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
