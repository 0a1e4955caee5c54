import type { Availability } from '@evenshift/contract/model/profile/availability'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { freeOf, takenOf } from '#web/shared/week/availability-week'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { spansOf } from '#web/ui/week/half-hours'
import { TallWeek } from '#web/ui/week/TallWeek'
import { summaryOf } from '#web/ui/week/week-summary'
import styles from './Home.module.css'

/** The own week as it is drawn, and how many hours of it are free. */
export function OwnWeekCard({ availability }: { readonly availability: Availability }) {
  const free = freeOf(availability)
  const { hours, sentence } = summaryOf(free)
  return (
    <Card label="Your week">
      <div className={styles.between}>
        <h2>Your week</h2>
        <Link to={to(paths.profileTab, { tab: 'profile' })}>Change</Link>
      </div>
      <TallWeek shifts={[]} free={spansOf(free)} classes={takenOf(availability)} sentence={sentence} height={148} plain />
      <p className={styles.small}>
        <b>{counted(hours, 'hour')} free</b>
      </p>
    </Card>
  )
}
