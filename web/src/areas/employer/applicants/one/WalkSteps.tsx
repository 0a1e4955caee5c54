import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useWalkKeys } from '#web/areas/employer/applicants/one/useWalkKeys'
import type { Walk } from '#web/areas/employer/applicants/one/useWalk'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import styles from './Applicant.module.css'

interface WalkStepsProps {
  readonly jobId: string
  readonly walk: Walk
}

/** "3 of 40", and the way to the one before and after: by button or by arrow key. */
export function WalkSteps({ jobId, walk: { place, total, previous, next } }: WalkStepsProps) {
  const addressOf = useApplicantAddress()
  const before = previous && addressOf({ _id: previous, jobId })
  const after = next && addressOf({ _id: next, jobId })
  useWalkKeys(before, after)
  if (place === null) return null
  return (
    <nav className={styles.steps} aria-label="Applicants for this job">
      <Step to={before} label="Applicant before" keys="ArrowLeft" Icon={IconChevronLeft} />
      <span className={styles.place}>
        <span aria-live="polite">
          {place} of {total}
        </span>
        <span className={styles.keys}>Keys ← →</span>
      </span>
      <Step to={after} label="Next applicant" keys="ArrowRight" Icon={IconChevronRight} />
    </nav>
  )
}

interface StepProps {
  readonly to: string | undefined
  readonly label: string
  readonly keys: string
  readonly Icon: typeof IconChevronLeft
}

/** It stays a link at either end, so that the focus is not lost there. */
function Step({ to, label, keys, Icon }: StepProps) {
  return (
    <Button
      variant="default"
      component={Link}
      to={to ?? '#'}
      aria-label={label}
      aria-keyshortcuts={keys}
      {...(to === undefined ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      onClick={(event) => {
        if (to === undefined) event.preventDefault()
      }}
    >
      <Icon size={18} stroke={2} aria-hidden />
    </Button>
  )
}
