import type { Ref } from 'react'
import { type StepKey, placeOf, steps } from '#web/areas/employer/posts/write/steps/steps'
import styles from './Wizard.module.css'

interface WizardHeadProps {
  /** The job's own; empty at first. */
  readonly job: string
  readonly isDraft: boolean
  readonly step: StepKey
  readonly faulty: ReadonlySet<StepKey>
  /** Its h1, where a step begins for those who hear it. */
  readonly heading: Ref<HTMLHeadingElement>
  readonly onGo: (step: StepKey) => void
}

const titleOf = (step: StepKey, job: string, isDraft: boolean): string => {
  if (step === 'review') return isDraft ? 'Read it once, then publish' : 'Read it once, then save'
  return (step === 'week' || !isDraft) && job !== '' ? job : 'What job is it?'
}

/** Where one is, what is done, and where something is wrong; every step can be opened. */
export function WizardHead({ job, isDraft, step, faulty, heading, onGo }: WizardHeadProps) {
  const place = placeOf(step)
  const stateOf = (index: number) => (index === place ? 'now' : index < place ? 'done' : 'next')
  return (
    <>
      <ol className={styles.steps} aria-label={`Step ${place + 1} of ${steps.length}`}>
        {steps.map(({ key, label }, index) => (
          <li key={key} data-state={stateOf(index)} data-faulty={faulty.has(key) || undefined}>
            <button type="button" aria-current={key === step ? 'step' : undefined} onClick={() => onGo(key)}>
              <i />
              <span>
                {label}
                {faulty.has(key) && <span className={styles.faulty}> · to fix</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(step, job, isDraft)}
        </h1>
        {step === 'review' && <p className={styles.muted}>The advert is just as people will see it.</p>}
      </div>
    </>
  )
}
