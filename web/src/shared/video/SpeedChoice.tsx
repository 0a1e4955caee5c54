import { useId } from 'react'
import { setSpeed, speeds, useSpeed } from '#web/shared/video/speed'
import { words } from '#web/shared/video/words'
import styles from './Player.module.css'

/** How fast it plays: one choice for every recording that is watched. */
export function SpeedChoice() {
  const speed = useSpeed()
  const name = useId()
  return (
    <fieldset className={styles.speeds}>
      <legend title={words.keys}>{words.speed}</legend>
      {speeds.map((one) => (
        <label key={one}>
          <input type="radio" name={name} aria-label={words.timesSpoken(one)} checked={one === speed} onChange={() => setSpeed(one)} />
          <span aria-hidden>{words.times(one)}</span>
        </label>
      ))}
    </fieldset>
  )
}
