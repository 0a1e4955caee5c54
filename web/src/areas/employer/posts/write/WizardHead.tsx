import type { Ref } from 'react'
import { type StepKey, placeOf, steps } from '#web/areas/employer/posts/write/steps/steps'
import { useIsBeingChecked } from '#web/areas/employer/useIsBeingChecked'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/posts/write/words'
import styles from './Wizard.module.css'

interface WizardHeadProps {
  /** The job's own; empty at first. */
  readonly job: string
  readonly isDraft: boolean
  readonly step: StepKey
  readonly answered?: readonly StepKey[]
  readonly faulty: ReadonlySet<StepKey>
  /** Its h1, where a step begins for those who hear it. */
  readonly heading: Ref<HTMLHeadingElement>
  /** A line below the title. */
  readonly text?: string | undefined
  readonly onGo: (step: StepKey) => void
  /** Leads back to the choice of a role. */
  readonly onChangeRole?: (() => void) | undefined
}

const titleOf = (step: StepKey, job: string, isDraft: boolean, isBeingChecked: boolean): string => {
  // A company that is being checked can't publish yet.
  if (step === 'review') return isDraft && !isBeingChecked ? words.readOnceThenPublish : words.readOnceThenSave
  return (step === 'week' || !isDraft) && job !== '' ? job : words.whatJobIsIt
}

/** Where one is, what is done, and where something is wrong; every step can be opened. */
export function WizardHead({ job, isDraft, step, answered = [], faulty, heading, text, onGo, onChangeRole }: WizardHeadProps) {
  const place = placeOf(step)
  const stateOf = (key: StepKey) => (key === step ? 'now' : answered.includes(key) ? 'done' : 'next')
  return (
    <>
      <ol className={styles.steps} aria-label={words.stepOf(place + 1, steps.length)}>
        {steps.map(({ key, label }) => (
          <li key={key} data-state={stateOf(key)} data-faulty={faulty.has(key) || undefined}>
            <button type="button" aria-current={key === step ? 'step' : undefined} onClick={() => onGo(key)}>
              <i />
              <span>
                {label}
                {key === step && (
                  <span className={styles.place} aria-hidden>
                    {words.ofSteps(place + 1, steps.length)}
                  </span>
                )}
                {faulty.has(key) && <span className={styles.faulty}> {words.toFixLabel}</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(step, job, isDraft, useIsBeingChecked())}
        </h1>
        {text && <p className={styles.muted}>{text}</p>}
        {onChangeRole && <LinkButton onClick={onChangeRole}>{words.changeRole}</LinkButton>}
      </div>
    </>
  )
}
