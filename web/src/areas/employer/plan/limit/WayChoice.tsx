import { Radio } from '@mantine/core'
import { useId } from 'react'
import type { Way } from '#web/areas/employer/plan/limit/ways'
import { words } from '#web/areas/employer/plan/limit/words'
import styles from './Limit.module.css'

interface WayChoiceProps {
  readonly ways: readonly Way[]
  readonly chosen: Way | undefined
  readonly onChoose: (kind: Way['kind']) => void
}

/** The ways on, each with what it gives and costs; one at most is chosen. */
export function WayChoice({ ways, chosen, onChoose }: WayChoiceProps) {
  const group = useId()
  return (
    <div className={styles.ways} role="radiogroup" aria-label={words.howToGoOn}>
      {ways.map((way) => (
        <label key={way.kind} htmlFor={`${group}-${way.kind}`} className={styles.way} data-chosen={way === chosen || undefined}>
          <Radio id={`${group}-${way.kind}`} name={group} checked={way === chosen} onChange={() => onChoose(way.kind)} />
          <span className={styles.what}>
            <b>{way.title}</b>
            <span>{way.text}</span>
          </span>
          <span className={styles.cost}>
            <b>{way.price}</b>
            <small>{way.per}</small>
          </span>
        </label>
      ))}
    </div>
  )
}
