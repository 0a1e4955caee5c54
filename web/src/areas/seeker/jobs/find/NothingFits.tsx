import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { TierCounts } from '@evenshift/contract/model/job/search'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { words } from '#web/areas/seeker/jobs/find/words'
import { NoJobs } from '#web/areas/seeker/jobs/find/NoJobs'
import { FOUND_SIZE } from '#web/areas/seeker/jobs/find/search/search-address'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { isUnmarked } from '#web/shared/week/availability-week'
import type { LongerWay } from '#web/areas/seeker/job-card/longer-way'
import { byWord } from '#web/shared/words/way'
import { EmptyState } from '#web/ui/page/EmptyState'

export interface NothingFitsProps {
  readonly availability: Pick<Availability, 'times'>
  readonly tiers: Pick<TierCounts, 'near' | 'everywhere'>
  /** How many jobs that fit were applied for: what fits the week leaves them out. */
  readonly applied?: number
  /** How many shifts they asked for there, where all of them went to others. */
  readonly filled?: number
  /** Below what somebody has already. */
  readonly small?: boolean
  readonly busy?: boolean
  /** How many applications are with employers: where no other job is there, those are why. */
  readonly sent?: number
  /** The nearest limit of the way within which a job fits. */
  readonly longer?: LongerWay | undefined
  /** The limit that it is over; undefined until it is known. */
  readonly within?: number | undefined
  readonly onMinutes?: (minutes: number) => void
  /** They applied before, and what they applied for isn't counted. */
  readonly hasApplied?: boolean
}

/** Why neither a longer way nor more free hours is what's missing: all the jobs near were applied for, or lack shifts for anybody; else null. */
function useNoneNew(near: number, isAsked: boolean): 'applied' | 'filled' | null {
  const query = { reach: 'near', excludeApplied: 'true', view: 'card', limit: String(FOUND_SIZE) } as const
  const { data } = useQuery({ ...seekerQuery('searchJobs', { query }), enabled: isAsked && near > 0 && near <= FOUND_SIZE })
  if (data === undefined) return null
  if (data.data.length === 0) return 'applied'
  return data.data.every((job) => 'hasTooFewShifts' in job && job.hasTooFewShifts) ? 'filled' : null
}

/** Why no job fits, and the way out: there are no jobs, the week is not marked, or neither it nor the way reaches one. */
export function NothingFits(props: NothingFitsProps) {
  const {
    availability,
    tiers: { near, everywhere },
    applied = 0,
    filled = 0,
    small = false,
    busy = false,
    sent = 0,
    hasApplied = false,
    longer,
    within,
    onMinutes,
  } = props
  const noneNew = useNoneNew(near, !isUnmarked(availability))
  const week = to(paths.profileTab, { tab: 'profile' })
  if (isUnmarked(availability))
    return (
      <EmptyState
        small={small}
        title={
          everywhere > 0
            ? words.markWhenYoureFree
            : sent > 0
              ? words.appliedForAllNear(sent)
              : hasApplied
                ? words.nothingNewRightNow
                : words.noJobsRightNow
        }
        text={everywhere > 0 ? words.thenCanShowJobs : sent > 0 || hasApplied ? words.markForNew : words.markForFirst}
        action={
          <>
            <Button component={Link} to={week} variant={small ? 'light' : 'filled'}>
              {words.markYourWeek}
            </Button>
            {near > 0 && <Link to={`${paths.find}?tab=near`}>{words.seeJobsNearYou}</Link>}
          </>
        }
      />
    )
  if (everywhere === 0) return <NoJobs tab="fits-my-week" small={small} hasApplied={hasApplied} />
  if (longer && onMinutes)
    return (
      <EmptyState
        small={small}
        title={words.jobsFitAway(longer.jobs, longer.way && words.wayWords(longer.way.minutes, byWord(longer.way.mode)))}
        {...(within !== undefined && { text: words.onlyWithin(within) })}
        action={
          <Button variant={small ? 'light' : 'filled'} disabled={busy} onClick={() => onMinutes(longer.minutes)}>
            {words.showWithin(longer.minutes)}
          </Button>
        }
      />
    )
  const action = near > 0 ? <Link to={`${paths.find}?tab=near`}>{words.seeJobsNearYou}</Link> : <Link to={week}>{words.editYourWeek}</Link>
  const own = applied > 0 && <Link to={paths.liveApplications}>{words.seeYourApplications}</Link>
  const title = small || own ? words.noOtherJobsFitWeek : noneNew === 'applied' ? words.nothingNewFitsWeek : words.noJobsFitWeek
  const whatTheySent = filled > 0 ? words.appliedForFilled(applied, filled) : words.appliedForFitting(applied)
  return (
    <EmptyState
      small={small}
      title={title}
      text={
        own
          ? whatTheySent
          : noneNew === 'applied'
            ? words.appliedNear(near)
            : noneNew
              ? words.tooFewShiftsNear
              : words.longerJourneyMoreFree
      }
      action={
        <>
          {own}
          {action}
        </>
      }
    />
  )
}
