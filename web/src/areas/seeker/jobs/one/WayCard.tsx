import type { Job } from '@evenshift/contract/model/job/job'
import type { Shift } from '@evenshift/contract/model/week'
import { homePlace } from '#web/areas/seeker/job-card/home-place'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { leaveBy } from '#web/shared/words/way'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { counted, milesOf } from '#web/shared/words/numbers'
import { FigureRows } from '#web/ui/display/FigureRows'
import { Card } from '#web/ui/page/Card'
import { SpokenText } from '#web/ui/page/SpokenText'
import { dayShort } from '#web/ui/week/days'
import { minutesOf, timeOf } from '#web/ui/week/times'
import styles from './Job.module.css'

const modeWords: Readonly<Record<string, string>> = { walk: 'on foot', cycle: 'by bike', car: 'by car' }

interface WayCardProps {
  readonly job: Pick<Job, 'payCard' | 'outcode' | 'location'>
  /** The first shift that is chosen: when one leaves and is home again. */
  readonly shift: Shift | undefined
}

/** The way there and back, roughly; nothing where it is not known or there is none. */
export function WayCard({ job: { payCard, outcode, location }, shift }: WayCardProps) {
  const profile = useProfile()
  const { travel } = payCard
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
        {counted(minutes, 'minute')} {modeWords[mode] ?? 'by bus'}
      </h2>
      {profile && (
        <p className={styles.way}>
          {homePlace(profile)}
          <SpokenText> to </SpokenText>
          <i>
            <TravelIcon mode={mode} />
          </i>
          {outcode ?? location}
        </p>
      )}
      <FigureRows rows={rows} />
      <p className={styles.small}>Estimated from where you live. You get the address once you accept an offer.</p>
    </Card>
  )
}
