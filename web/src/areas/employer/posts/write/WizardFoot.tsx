import { Button } from '@mantine/core'
import { steps } from '#web/areas/employer/posts/write/steps/steps'
import { clockTime } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { LinkButton } from '#web/ui/page/LinkButton'
import styles from './Wizard.module.css'

interface WizardFootProps {
  readonly place: number
  readonly isDraft: boolean
  /** The id of the form that Next sends. */
  readonly form: string
  /** How much is wrong here. */
  readonly faults: number
  readonly savedAt: string | null
  readonly busy: 'next' | 'finish' | null
  readonly onBack: () => void
  /** Leads to the first that is wrong. */
  readonly onMend: () => void
  readonly onFinish: () => void
}

export function WizardFoot({ place, isDraft, form, faults, savedAt, busy, onBack, onMend, onFinish }: WizardFootProps) {
  const next = steps[place + 1]
  return (
    <div className={styles.foot} data-sticky-bar>
      <div>
        {place > 0 && (
          <Button variant="default" onClick={onBack}>
            Back
          </Button>
        )}
        <p className={styles.hint} role="status">
          {faults > 0 ? (
            <LinkButton dangerous onClick={onMend}>
              {counted(faults, 'thing')} to fix
            </LinkButton>
          ) : (
            savedAt && `Saved as a draft, ${clockTime(savedAt)}`
          )}
        </p>
        {next && (
          <Button type="submit" form={form} variant={isDraft ? 'filled' : 'default'} loading={busy === 'next'}>
            {next.key === 'review' ? 'Review job' : 'Next'}
          </Button>
        )}
        {(!next || !isDraft) && (
          <Button loading={busy === 'finish'} onClick={onFinish}>
            {isDraft ? 'Publish' : 'Save the changes'}
          </Button>
        )}
      </div>
    </div>
  )
}
