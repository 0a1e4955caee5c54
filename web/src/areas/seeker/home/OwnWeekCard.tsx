import type { Home } from '@evenshift/contract/model/overview/home'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { ownWeekOf } from '#web/shared/week/availability-week'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { trulyFree } from '#web/ui/week/own-week'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { summaryOf } from '#web/ui/week/week-summary'
import styles from './Home.module.css'

/** The own week in one strip, and how many jobs lie in it whole. */
export function OwnWeekCard({ home: { availability, counts } }: { readonly home: Pick<Home, 'availability' | 'counts'> }) {
  const { fitsYourWeek } = counts
  const summary = summaryOf(trulyFree(ownWeekOf(availability)))
  return (
    <Card label="Your week">
      <div className={styles.between}>
        <h2>Your week</h2>
        <Link to={to(paths.profileTab, { tab: 'profile' })}>Change</Link>
      </div>
      <WeekStrip days={summary.days} sentence={summary.sentence} size="large" />
      <p className={styles.small}>
        <b>{counted(summary.hours, 'hour')} free.</b>{' '}
        {fitsYourWeek > 0 ? (
          <Link to={`${paths.find}?tab=fits-my-week`}>
            {counted(fitsYourWeek, 'job')} {fitsYourWeek === 1 ? 'fits' : 'fit'} every shift
          </Link>
        ) : (
          'No job fits with every shift yet.'
        )}
      </p>
    </Card>
  )
}
