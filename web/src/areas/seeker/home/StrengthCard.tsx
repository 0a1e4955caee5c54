import type { Home } from '@evenshift/contract/model/overview/home'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '#web/ui/page/Card'
import { Meter } from '#web/ui/display/Meter'
import { words } from '#web/areas/seeker/home/words'
import styles from './Home.module.css'

interface StrengthCardProps {
  /** 0 to 100. */
  readonly strength: number
  readonly nextStep: Home['nextSteps'][number] | null
}

/** How complete the profile is, and the one step that helps most. */
export function StrengthCard({ strength, nextStep }: StrengthCardProps) {
  return (
    <Card label={words.yourProfile}>
      <h2>{words.yourProfileIsThere(strength)}</h2>
      <Meter label={words.profile} value={strength} most={100} />
      {nextStep && (
        <>
          <p className={styles.small}>{words.nextBestStep(nextStep.text.charAt(0).toLowerCase() + nextStep.text.slice(1))}</p>
          <Button component={Link} to={nextStep.link} variant="light" className={styles.step ?? ''}>
            {words.doItNow}
          </Button>
        </>
      )}
    </Card>
  )
}
