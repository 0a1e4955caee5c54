import type { Job } from '@evenshift/contract/model/job/job'
import type { Shift } from '@evenshift/contract/model/week'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { leaveBy } from '#web/areas/seeker/job-card/way-words'
import { counted, milesOf } from '#web/shared/words/numbers'
import { FigureRows } from '#web/ui/display/FigureRows'
import { Card } from '#web/ui/page/Card'
import { dayShort } from '#web/ui/week/days'
import { minutesOf, timeOf } from '#web/ui/week/times'
import styles from './Job.module.css'

const modeWords: Readonly<Record<string, string>> = { walk: 'on foot', cycle: 'by bike', car: 'by car' }

interface WayCardProps {
  readonly travel: Job['payCard']['travel']
  /** The first shift that is chosen: when one leaves and is home again. */
  readonly shift: Shift | undefined
}

/** The way there and back, roughly; nothing where it is not known or there is none. */
export function WayCard({ travel, shift }: WayCardProps) {
  if (travel === null || travel.minutes === 0) return null
  const { minutes, mode, distanceKm } = travel
  const rows = [
    { label: 'Each way', figure: milesOf(distanceKm) },
    ...(shift
      ? [
          { label: `Leave by, ${dayShort(shift.day)}`, figure: leaveBy(shift.start, minutes) },
          { label: 'Home by', figure: `about ${timeOf(minutesOf(shift.end) + minutes)}` },
        ]
      : []),
  ]
  return (
    <Card label="Getting there">
      <h2>
        {counted(minutes, 'minute')} {modeWords[mode] ?? 'by bus'} <TravelIcon mode={mode} />
      </h2>
      <FigureRows rows={rows} />
      <p className={styles.small}>Estimated from where you live. You get the address once you accept an offer.</p>
    </Card>
  )
}
