import { useEffect, useRef } from 'react'
import { words } from '#web/shared/recorder/stage/words'
import styles from './Stage.module.css'

const SIZE = 88
const STROKE = 6
const RADIUS = (SIZE - 2 * STROKE) / 2
const ROUND = 2 * Math.PI * RADIUS

interface RecorderRingProps {
  /** Of the time that is used, 0 to 1; once it is up, of what is left to finish. */
  readonly share: number
  /** The time is up: what is left to finish a sentence runs down. */
  readonly isOver: boolean
  /** "Stop, 22 seconds left". */
  readonly label: string
  readonly onStop: () => void
}

/** How much of the time is used, from twelve o'clock on; pressing it stops. */
export function RecorderRing({ share, isOver, label, onStop }: RecorderRingProps) {
  const button = useRef<HTMLButtonElement>(null)
  // It comes after the countdown, and is what a press of Enter should do then.
  useEffect(() => button.current?.focus(), [])
  const ring = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, fill: 'none', strokeWidth: STROKE }
  return (
    <button ref={button} type="button" className={styles.ring} aria-label={label} onClick={onStop}>
      <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
        <circle {...ring} stroke="currentColor" strokeOpacity={0.22} />
        <circle
          {...ring}
          stroke={isOver ? 'var(--over)' : 'var(--sun)'}
          strokeLinecap="round"
          strokeDasharray={`${share * ROUND} ${ROUND}`}
          transform={words.rotate90(SIZE / 2)}
        />
      </svg>
      <b />
    </button>
  )
}
