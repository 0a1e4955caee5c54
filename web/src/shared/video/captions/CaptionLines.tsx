import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlayerPlay, IconPlus, IconTrash } from '@tabler/icons-react'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { momentIn, momentOf } from '#web/shared/video/captions/cues'
import { words } from '#web/shared/video/captions/words'
import styles from './Captions.module.css'

/** A line as it is typed: its time may be none for a while. */
export interface TypedLine {
  readonly key: number
  readonly at: string
  readonly text: string
}

interface CaptionLinesProps {
  readonly lines: readonly TypedLine[]
  readonly onChange: (lines: readonly TypedLine[]) => void
  /** Plays what is said. */
  readonly player: RefObject<HTMLMediaElement | null>
  /** Whether times that are none are told. */
  readonly tried: boolean
}

function playFrom(media: HTMLMediaElement | null, at: number): void {
  if (!media) return
  media.currentTime = at
  void media.play()
}

/** What is said, line by line, each with the moment at which it starts; a button starts one where the recording plays now. */
export function CaptionLines({ lines, onChange, player, tried }: CaptionLinesProps) {
  const list = useRef<HTMLOListElement>(null)
  const add = () => {
    const now = player.current?.currentTime ?? 0
    const key = Math.max(0, ...lines.map((line) => line.key)) + 1
    const next = [...lines, { key, at: momentOf(now), text: '' }]
    flushSync(() => onChange(next.toSorted((one, other) => (momentIn(one.at) ?? 0) - (momentIn(other.at) ?? 0))))
    list.current?.querySelector<HTMLInputElement>(`[data-line="${key}"]`)?.focus()
  }
  const change = (key: number, part: Partial<TypedLine>) => onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <>
      <ol ref={list} className={styles.lines}>
        {lines.map(({ key, at, text }, index) => (
          <li key={key}>
            <TextInput
              className={styles.time ?? ''}
              aria-label={words.startsAt(index + 1)}
              inputMode="decimal"
              value={at}
              onChange={(event) => change(key, { at: event.currentTarget.value })}
              error={tried && momentIn(at) === null ? words.noTime : null}
            />
            <TextInput
              className={styles.text ?? ''}
              aria-label={words.line(index + 1)}
              data-line={key}
              maxLength={300}
              value={text}
              onChange={(event) => change(key, { text: event.currentTarget.value })}
            />
            <ActionIcon
              aria-label={words.play(index + 1)}
              disabled={momentIn(at) === null}
              onClick={() => playFrom(player.current, momentIn(at) ?? 0)}
            >
              <IconPlayerPlay size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
            <ActionIcon aria-label={words.remove(index + 1)} onClick={() => onChange(lines.filter((line) => line.key !== key))}>
              <IconTrash size={18} stroke={1.75} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ol>
      {lines.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <div>
        <Button variant="default" leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={add}>
          {words.here}
        </Button>
      </div>
    </>
  )
}
