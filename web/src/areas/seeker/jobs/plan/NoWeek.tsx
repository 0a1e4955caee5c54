import type { WeekPlan } from '@evenshift/contract/model/job/plan'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { isWidest, widestLimits } from '#web/areas/seeker/jobs/plan/plan-limits'
import type { Planning } from '#web/areas/seeker/jobs/plan/usePlan'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { freeOf } from '#web/shared/week/availability-week'
import { EmptyState } from '#web/ui/page/EmptyState'
import type { DayId } from '#web/ui/week/days'
import { totalHours } from '#web/ui/week/half-hours'
import { words } from '#web/areas/seeker/jobs/plan/words'

interface NoWeekProps {
  readonly plan: Pick<Planning, 'limits' | 'change'>
  readonly found: Pick<WeekPlan, 'jobs' | 'hours' | 'held'>
}

/** So many free hours are enough for a part-time job. */
const HOURS_ENOUGH = 20

const profile = to(paths.profileTab, { tab: 'profile' })

/** Why there is no week beside the work that one has, and one change that may help: one's own limit of hours, more free time, a longer journey for who has enough of it, or wider limits here. */
export function NoWeek({ plan: { limits, change }, found: { jobs, hours, held } }: NoWeekProps) {
  const { data: own } = useQuery(seekerQuery('availability'))
  const days = Object.fromEntries(held.map(({ day }) => [day as DayId, 'fits' as const]))
  const inProfile = (text: string, section: string, label: string) => (
    <EmptyState
      title={words.noWeekBuildYet}
      text={text}
      days={days}
      action={
        <Button component={Link} to={`${profile}#${section}`}>
          {label}
        </Button>
      }
    />
  )
  if (hours.limit !== null && hours.held >= hours.limit)
    return inProfile(words.workAllHours(hours.limit), 'right-to-work', words.changeYourLimit)
  if (jobs === 0 || isWidest(limits))
    return own && totalHours(freeOf(own)) >= HOURS_ENOUGH
      ? inProfile(words.noOpenJobNear(words.longerJourney, held.length > 0), 'travel', words.changeYourTravel)
      : inProfile(words.noOpenJobNear(words.moreFreeTime, held.length > 0), 'availability', words.changeYourWeek)
  return (
    <EmptyState
      title={words.noWeekBuildYet}
      text={words.jobsFitNotLimits}
      action={<Button onClick={() => change(widestLimits)}>{words.tryUpTo(widestLimits.hours)}</Button>}
    />
  )
}
