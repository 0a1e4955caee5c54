import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useWalkKeys } from '#web/areas/employer/applicants/one/useWalkKeys'
import type { Walk } from '#web/areas/employer/applicants/one/useWalk'
import { useApplicantAddress } from '#web/areas/employer/applicants/useApplicantAddress'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

interface WalkStepsProps {
  /** Among whom it leads. */
  readonly label: string
  readonly walk: Walk
}

/** "3 of 40", and the way to the one before and after: by button or by arrow key. */
export function WalkSteps({ label, walk: { place, total, previous, next } }: WalkStepsProps) {
  const addressOf = useApplicantAddress()
  const before = previous && addressOf(previous)
  const after = next && addressOf(next)
  useWalkKeys(before, after)
  if (place === null) return null
  return (
    <nav className={styles.steps} aria-label={label}>
      <Step to={before} label={words.applicantBefore} keys="ArrowLeft" Icon={IconChevronLeft} />
      <span className={styles.place}>
        <span aria-live="polite">{words.of(place, total)}</span>
        {total > 1 && <span className={styles.keys}>{words.keys}</span>}
      </span>
      <Step to={after} label={words.nextApplicant} keys="ArrowRight" Icon={IconChevronRight} />
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
