import type { HomeCards } from '@evenshift/contract/model/overview/home'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { isUnmarked } from '#web/shared/week/availability-week'
import { Card } from '#web/ui/page/Card'
import { Meter } from '#web/ui/display/Meter'
import { stepActions } from '#web/areas/seeker/home/strength-words'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

interface StrengthCardProps {
  readonly home: Pick<HomeCards, 'profileStrength' | 'nextSteps' | 'availability' | 'recommended'>
}

/** How complete the profile is, and the one step that helps most. */
export function StrengthCard({ home: { profileStrength, nextSteps, availability, recommended } }: StrengthCardProps) {
  // The card that no job fits, or that there is none, asks for the week then: once is enough.
  const isWeekAsked = isUnmarked(availability) && recommended.every(({ tier }) => tier < 2)
  const nextStep = nextSteps.find(({ key }) => key !== 'availability' || !isWeekAsked)
  return (
    <Card label={words.yourProfile}>
      <h2>{words.yourProfileIsThere(profileStrength)}</h2>
      <Meter label={words.profile} value={profileStrength} most={100} />
      {nextStep && (
        <>
          <p className={styles.small}>{words.nextBestStep(nextStep.text.charAt(0).toLowerCase() + nextStep.text.slice(1))}</p>
          <Button component={Link} to={nextStep.link} variant="light" className={styles.step ?? ''}>
            {stepActions[nextStep.key]}
          </Button>
        </>
      )}
    </Card>
  )
}
