import { Button } from '@mantine/core'
import { useMinimumWage } from '#web/areas/employer/posts/write/useMinimumWage'
import { steps } from '#web/areas/employer/posts/write/steps/steps'
import { pounds } from '#web/shared/words/pay'
import styles from './Wizard.module.css'

interface WizardFootProps {
  readonly place: number
  readonly isDraft: boolean
  readonly busy: boolean
  readonly onBack: () => void
  readonly onNext: () => void
  readonly onFinish: () => void
}

export function WizardFoot({ place, isDraft, busy, onBack, onNext, onFinish }: WizardFootProps) {
  const next = steps[place + 1]
  const minimum = useMinimumWage('')
  const hint = next?.key === 'pay' && minimum ? ` The legal minimum for 21 and over is ${pounds(minimum.amount)}.` : ''
  return (
    <div className={styles.foot} data-sticky-bar>
      <div>
        <Button variant="default" disabled={place === 0} onClick={onBack}>
          Back
        </Button>
        <span className={styles.hint}>{next && `Next: ${next.label.toLowerCase()}.${hint}`}</span>
        {next && (
          <Button variant={isDraft ? 'filled' : 'default'} onClick={onNext}>
            Next: {next.label.toLowerCase()}
          </Button>
        )}
        {(!next || !isDraft) && (
          <Button loading={busy} onClick={onFinish}>
            {isDraft ? 'Publish' : 'Save the changes'}
          </Button>
        )}
      </div>
    </div>
  )
}
