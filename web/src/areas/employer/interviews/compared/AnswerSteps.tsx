import { Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useWalkKeys } from '#web/areas/employer/applicants/one/useWalkKeys'
import { words } from '#web/areas/employer/interviews/words'
import styles from './Compared.module.css'

interface AnswerStepsProps {
  readonly place: number
  readonly total: number
  readonly previous: string | undefined
  readonly next: string | undefined
}

/** "3 of 12", and the answer before and after: by button or by arrow key. */
export function AnswerSteps({ place, total, previous, next }: AnswerStepsProps) {
  useWalkKeys(previous, next)
  const step = (to: string | undefined, label: string, Icon: typeof IconChevronLeft) => (
    <Button
      variant="default"
      component={Link}
      replace
      to={to ?? '#'}
      aria-label={label}
      {...(to === undefined ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      onClick={(event) => {
        if (to === undefined) event.preventDefault()
      }}
    >
      <Icon size={18} stroke={2} aria-hidden />
    </Button>
  )
  return (
    <nav className={styles.steps} aria-label={words.compared.people}>
      {step(previous, words.compared.previous, IconChevronLeft)}
      <span aria-live="polite">{words.compared.place(place, total)}</span>
      {step(next, words.compared.next, IconChevronRight)}
    </nav>
  )
}
