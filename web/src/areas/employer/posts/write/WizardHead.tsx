import { type StepKey, steps } from '#web/areas/employer/posts/write/steps/steps'
import { clockTime } from '#web/shared/words/dates'
import styles from './Wizard.module.css'

interface WizardHeadProps {
  readonly title: string
  readonly step: StepKey
  readonly faulty: ReadonlySet<StepKey>
  readonly savedAt: string | null
  readonly onGo: (step: StepKey) => void
}

/** Where one is, what is done, and where something is wrong; every step can be opened. */
export function WizardHead({ title, step, faulty, savedAt, onGo }: WizardHeadProps) {
  const place = steps.findIndex(({ key }) => key === step)
  const stateOf = (index: number) => (index === place ? 'now' : index < place ? 'done' : 'next')
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.muted} role="status">
          {savedAt && `Saved as a draft, ${clockTime(savedAt)}`}
        </p>
      </div>
      <ol className={styles.steps} aria-label={`Step ${place + 1} of ${steps.length}`}>
        {steps.map(({ key, label }, index) => (
          <li key={key} data-state={stateOf(index)} data-faulty={faulty.has(key) || undefined}>
            <button type="button" aria-current={key === step ? 'step' : undefined} onClick={() => onGo(key)}>
              <i />
              <span>
                {index + 1} {label}
                {faulty.has(key) && <span className={styles.faulty}> · to fix</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}
