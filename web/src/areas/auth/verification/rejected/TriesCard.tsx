import { RESUBMISSIONS_MOST } from '@evenshift/contract/constants'
import { Card } from '#web/ui/page/Card'
import styles from '../Verification.module.css'

/** What stands under the title. */
export const whatIsLeft = (tries: number): string =>
  tries > 0 ? 'Nothing is lost. Fix what’s named here and send it again.' : 'You’ve sent it again as often as you can.'

/** How often it may still be sent again, and what comes after the last time. */
export function TriesCard({ left }: { readonly left: number }) {
  return (
    <Card label="Tries left">
      <h2>{left > 0 ? `You have ${left} ${left === 1 ? 'try' : 'tries'} left` : 'You have no tries left'}</h2>
      <div className={styles.tries} aria-hidden>
        {Array.from({ length: RESUBMISSIONS_MOST }, (_, index) => (
          <span key={index} data-left={index < left || undefined} />
        ))}
      </div>
      <p className={styles.muted}>
        {left > 0 ? 'After that you can still appeal, and someone else decides.' : 'You can still appeal, and someone else decides.'}
      </p>
    </Card>
  )
}
