import { type Strength, strengthWords, strengths } from '#web/ui/job/strength'
import styles from './StrengthMark.module.css'

/** One to three cells with their words. */
export function StrengthMark({ strength, saidAs }: { readonly strength: Strength; readonly saidAs?: string | undefined }) {
  return (
    <span className={styles.mark}>
      <span className={styles.cells} aria-hidden="true">
        {strengths.map((one, place) => (
          <i key={one} data-on={place <= strengths.indexOf(strength) || undefined} />
        ))}
      </span>
      {(strength === 'said' && saidAs) || strengthWords[strength]}
    </span>
  )
}
