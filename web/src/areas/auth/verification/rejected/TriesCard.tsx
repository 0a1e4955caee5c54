import { RESUBMISSIONS_MOST } from '@evenshift/contract/constants'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/rejected/words'
import styles from '../Verification.module.css'

/** What stands under the title. */
export const whatIsLeft = (tries: number): string => (tries > 0 ? words.nothingLostFixWhats : words.youveSentAgainOften)

/** How often it may still be sent again, and what comes after the last time. */
export function TriesCard({ left }: { readonly left: number }) {
  return (
    <Card label={words.triesLeft}>
      <h2>{left > 0 ? words.youHaveLeft(left) : words.haveNoTriesLeft}</h2>
      <div className={styles.tries} aria-hidden>
        {Array.from({ length: RESUBMISSIONS_MOST }, (_, index) => (
          <span key={index} data-left={index < left || undefined} />
        ))}
      </div>
      <p className={styles.muted}>{left > 0 ? words.afterCanStillAppeal : words.canStillAppealSomeone}</p>
    </Card>
  )
}
