import { ActionIcon, Menu } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconQuestionMark, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { instantOf } from '#web/shared/meeting/london-times'
import { spanWords } from '#web/shared/meeting/meeting-words'
import { useNow } from '#web/shared/words/useNow'
import { type Spot, spanOf } from '#web/ui/week/dated/dated-week'
import { words as sentences } from '#web/shared/meeting/words'
import styles from './Times.module.css'

interface PickedTimesProps {
  readonly times: readonly Spot[]
  readonly minutes: number
  readonly most: number
  /** What stands beside a time: "Fits", "Not free"; nothing while it isn't asked. `isClash` is null where no one knows. */
  readonly wordOf: (time: Spot) => { readonly isClash: boolean | null; readonly word: string } | undefined
  /** Said while none is picked. */
  readonly empty: string
  readonly onRemove: (time: Spot) => void
  readonly onMove: (time: Spot, to: Spot) => void
}

/** The beginnings in the hour of a time. */
const quartersOf = ({ start }: Spot): readonly string[] => ['00', '15', '30', '45'].map((minute) => `${start.slice(0, 2)}:${minute}`)

/** The times that were picked, each with whether it fits; a press on one moves it within its hour. */
export function PickedTimes({ times, minutes, most, wordOf, empty, onRemove, onMove }: PickedTimesProps) {
  const now = useNow()
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
        {times.map((time, place) => {
          const { isClash = false, word = '' } = wordOf(time) ?? {}
          const Icon = isClash === null ? IconQuestionMark : isClash ? IconAlertCircle : IconCheck
          const words = spanWords(spanOf(time, minutes))
          return (
            <li key={place} data-clash={isClash || undefined} data-unknown={isClash === null || undefined}>
              <Icon size={18} stroke={1.75} aria-hidden />
              <span className={styles.said}>
                <Menu position="bottom-start" width={160}>
                  <Menu.Target>
                    <button type="button" className={styles.time} aria-label={sentences.change(words.replace('–', ' to '))}>
                      {words}
                    </button>
                  </Menu.Target>
                  <Menu.Dropdown>
                    {quartersOf(time)
                      .filter((start) => new Date(instantOf({ ...time, start })) > now)
                      .map((start) => (
                        <Menu.Item key={start} onClick={() => onMove(time, { ...time, start })}>
                          {start}
                        </Menu.Item>
                      ))}
                  </Menu.Dropdown>
                </Menu>
                <span className={styles.word}>{word}</span>
              </span>
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
