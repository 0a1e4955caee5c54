import { RangeSlider } from '@mantine/core'
import { useId } from 'react'
import type { Range } from '#web/shared/recorder/review/remux'
import { clockOf, lengthOf } from '#web/shared/recorder/time-words'
import { words } from '#web/shared/recorder/review/words'
import styles from './Review.module.css'

const LEAST_SECONDS = 1

interface TrimRangeProps {
  readonly range: Range
  /** Length of the whole recording in seconds. */
  readonly seconds: number
  readonly maxSeconds: number
  readonly onChange: (range: Range) => void
}

/** From where to where it is used: two ends, by mouse, finger or arrow keys. */
export function TrimRange({ range: { start, end }, seconds, maxSeconds, onChange }: TrimRangeProps) {
  const label = useId()
  const most = Math.round(seconds * 10) / 10
  return (
    <div className={styles.trim} role="group" aria-labelledby={label}>
      <p id={label} className={styles.label}>
        {words.fromTo(clockOf(start), clockOf(end))}
      </p>
      <RangeSlider
        size="lg"
        thumbSize={28}
        min={0}
        max={most}
        step={0.1}
        minRange={Math.min(LEAST_SECONDS, most)}
        maxRange={maxSeconds}
        value={[start, end]}
        onChange={([from, to]) => onChange({ start: from, end: to })}
        label={clockOf}
        thumbFromLabel={words.trimStart}
        thumbToLabel={words.trimEnd}
      />
      {seconds > maxSeconds && <p className={styles.small}>{words.lastsChooseWant(lengthOf(seconds), lengthOf(maxSeconds))}</p>}
    </div>
  )
}
