import type { PostPart } from '@evenshift/contract/states/job/job-terms'
import { UnstyledButton } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { LimitLine } from '#web/areas/employer/plan/limit/LimitLine'
import { postInputOf } from '#web/areas/employer/posts/write/post-values'
import { partLabels, partSays } from '#web/areas/employer/posts/write/steps/part-words'
import { partOf, parts } from '#web/areas/employer/posts/write/steps/steps'
import type { WizardStepProps } from '#web/areas/employer/posts/write/steps/wizard-step'
import { counted } from '#web/shared/words/numbers'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'
import { LinkButton } from '#web/ui/page/LinkButton'
import { SpokenText } from '#web/ui/page/SpokenText'
import styles from '../Wizard.module.css'

interface StepReviewProps extends Pick<WizardStepProps, 'form'> {
  readonly isDraft: boolean
  /** It is opened, so that what is missing has to be looked for. */
  readonly onOpen: () => void
  /** Opens a part where it is written. */
  readonly onEdit: (part: PostPart) => void
  /** Opens the field of a path that is told this. */
  readonly onMend: (path: string, fault: string) => void
}

/** All that is set, part by part, with whatever still keeps the post from going out; and what publishing does. */
export function StepReview({ form, isDraft, onOpen, onEdit, onMend }: StepReviewProps) {
  const open = useEffectEvent(onOpen)
  useEffect(() => open(), [])
  const job = postInputOf(form.values)
  const faults = Object.entries(form.errors).flatMap(([path, fault]) => (typeof fault === 'string' ? [[path, fault] as const] : []))
  return (
    <>
      <Card label="What you’ve set">
        <h2>What you’ve set</h2>
        <ul>
          {parts.map(({ key }) => (
            <li key={key} className={styles.set}>
              <div>
                <h3>{partLabels[key]}</h3>
                <p className={styles.muted}>{partSays(key, job)}</p>
                {faults
                  .filter(([path]) => partOf(path) === key)
                  .map(([path, fault]) => (
                    <UnstyledButton key={path} data-fault onClick={() => onMend(path, fault)}>
                      {fault}
                    </UnstyledButton>
                  ))}
              </div>
              <LinkButton onClick={() => onEdit(key)}>
                Edit<SpokenText>{` ${partLabels[key]}`}</SpokenText>
              </LinkButton>
            </li>
          ))}
        </ul>
      </Card>
      {isDraft && (
        <>
          <LimitLine of="liveJobs" />
          <Note>
            <p>
              <b>When you publish</b>,{' '}
              {job.shifts?.length === 0
                ? 'people find the job, but it fits nobody’s week until it has shifts.'
                : 'people who are free at these times find the job.'}{' '}
              You reply to everyone who applies within {counted(job.replyWithinDays, 'day')}.
            </p>
            <p>
              We read your first job before it goes live, usually within one working day. After that, jobs go live straight away unless the
              pay or wording needs a check.
            </p>
          </Note>
        </>
      )}
    </>
  )
}
