import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addressOf } from '#web/areas/seeker/interview/progress'
import { StickyBar } from '#web/ui/page/StickyBar'
import styles from './Interview.module.css'

interface StepFootProps {
  readonly place: number
  readonly count: number
  readonly isAnswered: boolean
}

/** One back, one on. */
export function StepFoot({ place, count, isAnswered }: StepFootProps) {
  const next = !isAnswered ? 'Skip for now' : place + 1 < count ? 'Next question' : 'Look through and send'
  const back = (
    <Button variant="default" component={Link} to={place === 0 ? '?' : addressOf(place - 1, count)}>
      Back
    </Button>
  )
  const on = (
    <Button variant={isAnswered ? 'filled' : 'light'} component={Link} to={addressOf(place + 1, count)}>
      {next}
    </Button>
  )
  return (
    <>
      <div className={styles.foot}>
        {back}
        <p className={styles.quiet}>Nothing is sent until the end.</p>
        {on}
      </div>
      <StickyBar>
        {back}
        {on}
      </StickyBar>
    </>
  )
}
