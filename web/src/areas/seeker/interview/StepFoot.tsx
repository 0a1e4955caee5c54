import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addressOf } from '#web/areas/seeker/interview/progress'
import { words } from '#web/shared/interview/words'
import { StickyBar } from '#web/ui/page/StickyBar'
import { words as sentences } from '#web/areas/seeker/interview/words'
import styles from './Interview.module.css'

interface StepFootProps {
  readonly place: number
  readonly count: number
  readonly isAnswered: boolean
}

/** One back, one on. */
export function StepFoot({ place, count, isAnswered }: StepFootProps) {
  const next = !isAnswered ? words.skip : place + 1 < count ? words.next : sentences.checkAndSend
  const back = (
    <Button variant="default" component={Link} to={place === 0 ? '?' : addressOf(place - 1, count)}>
      {words.back}
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
        <p className={styles.quiet}>{sentences.nothingSentUntilEnd}</p>
        {on}
      </div>
      <StickyBar>
        {back}
        {on}
      </StickyBar>
    </>
  )
}
