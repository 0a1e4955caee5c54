import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { steps } from '#web/areas/employer/posts/write/steps/steps'
import { useIsBeingChecked } from '#web/areas/employer/useIsBeingChecked'
import { paths } from '#web/shared/paths'
import { clockTime } from '#web/shared/words/dates'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/posts/write/words'
import styles from './WizardFoot.module.css'

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
  const isDone = useIsBeingChecked() && isDraft && !next
  return (
    <div className={styles.foot} data-sticky-bar>
      <div>
        {place > 0 && (
          <Button variant="default" onClick={onBack}>
            {words.back}
          </Button>
        )}
        <p className={styles.hint} role="status">
          {faults > 0 ? (
            <LinkButton dangerous onClick={onMend}>
              {words.toFix(faults)}
            </LinkButton>
          ) : (
            <>
              {savedAt && words.savedAsADraft(clockTime(savedAt), isDone ? '. ' : '')}
              {isDone && words.canPublishWhenYoure}
            </>
          )}
        </p>
        {next && (
          <Button type="submit" form={form} variant={isDraft ? 'filled' : 'default'} loading={busy === 'next'}>
            {next.key === 'review' ? words.reviewJob : words.next}
          </Button>
        )}
        {isDone && (
          <Button component={Link} to={paths.home}>
            {words.save}
          </Button>
        )}
        {(!next || !isDraft) && !isDone && (
          <Button loading={busy === 'finish'} onClick={onFinish}>
            {isDraft ? words.publish : words.saveTheChanges}
          </Button>
        )}
      </div>
    </div>
  )
}
