import type { JobDetail } from '@evenshift/contract/model/application/application'
import { isHeld } from '@evenshift/contract/states/application/application'
import type { Shift } from '@evenshift/contract/model/week'
import { Link } from 'react-router'
import { AddPostcode } from '#web/areas/seeker/job-card/AddPostcode'
import { homePlace } from '#web/areas/seeker/job-card/home-place'
import { WaySwitch } from '#web/areas/seeker/job-card/WaySwitch'
import type { WayShown } from '#web/areas/seeker/jobs/one/useWayShown'
import { paths, to } from '#web/shared/paths'
import { pounds } from '#web/shared/words/pay'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { EARLY_MINUTES, byWord, leaveBy } from '#web/shared/words/way'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { milesOf } from '#web/shared/words/numbers'
import { FigureRows } from '#web/ui/display/FigureRows'
import { Card } from '#web/ui/page/Card'
import { SpokenText } from '#web/ui/page/SpokenText'
import { dayShort } from '#web/ui/week/days'
import { minutesOf, timeOf } from '#web/ui/week/times'
import { words } from '#web/areas/seeker/jobs/one/words'
import styles from './Job.module.css'

interface WayCardProps {
  readonly job: Pick<JobDetail, 'payCard' | 'outcode' | 'location' | 'workplace' | 'ways' | 'application'>
  readonly onMode: WayShown['choose']
  /** The first shift that is chosen: when one leaves and is home again. */
  readonly shift: Shift | undefined
}

/** Whether they were told where to come already, for a chat or a trial. */
const hasMeetingPlace = (application: JobDetail['application']): boolean =>
  application?.meeting != null && application.meeting.status !== 'cancelled' && ['chat', 'trial'].includes(application.meeting.kind)

/** The way there and back, roughly, by whatever means one wants to see. Without a postcode it says how to know it; nothing where there is none. */
export function WayCard({ job: { payCard, outcode, location, workplace, ways, application }, onMode, shift }: WayCardProps) {
  const profile = useProfile()
  const { travel, fare } = payCard
  if (travel === null && workplace !== 'remote' && profile?.postcode === null)
    return (
      <Card label={words.gettingThere}>
        <h2>{words.inPlace(location)}</h2>
        <p>
          <AddPostcode />
        </p>
      </Card>
    )
  if (travel === null || travel.minutes === 0) return null
  const { minutes, mode, distanceKm } = travel
  const rows = [
    ...(fare === null ? [] : [{ label: words.eachWay, figure: fare === 0 ? 'free' : pounds(fare) }]),
    ...(shift
      ? [
          { label: words.leaveByWithDay(dayShort(shift.day)), figure: leaveBy(shift.start, minutes) },
          { label: words.homeBy, figure: words.aboutWithTimeOf(timeOf(minutesOf(shift.end) + minutes)) },
        ]
      : []),
  ]
  return (
    <Card label={words.gettingThere}>
      <div className={styles.between}>
        <h2>{words.min(minutes, byWord(mode))}</h2>
        {ways.length > 1 && <WaySwitch modes={ways.map((one) => one.mode)} value={mode} onChange={onMode} />}
      </div>
      {profile && (
        <p className={styles.way}>
          {homePlace(profile)}
          <SpokenText>{` ${words.to} `}</SpokenText>
          <i>
            <TravelIcon mode={mode} />
          </i>
          {outcode ?? location}
        </p>
      )}
      <FigureRows rows={rows} />
      <p className={styles.small}>
        {shift && `${words.thereEarly(EARLY_MINUTES)} `}
        {words.estimatedFromWhereYouLive(milesOf(distanceKm))}{' '}
        {application && isHeld(application.status) ? (
          <Link to={to(paths.application, { id: application._id })}>{words.addressIsInApplication}</Link>
        ) : (
          !hasMeetingPlace(application) && words.addressOnceYouAccept
        )}
      </p>
    </Card>
  )
}
