import type { WeekPlan } from '@evenshift/contract/model/job/plan'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { isWidest, widestLimits } from '#web/areas/seeker/jobs/plan/plan-limits'
import type { Planning } from '#web/areas/seeker/jobs/plan/usePlan'
import { paths, to } from '#web/shared/paths'
import { EmptyState } from '#web/ui/page/EmptyState'
import { words } from '#web/areas/seeker/jobs/plan/words'

interface NoWeekProps {
  readonly plan: Pick<Planning, 'limits' | 'change'>
  readonly found: Pick<WeekPlan, 'jobs' | 'hours'>
}

const profile = to(paths.profileTab, { tab: 'profile' })

/** Why there is no week, and the one change that would help most: one's own limit of hours, more free time, or wider limits here. */
export function NoWeek({ plan: { limits, change }, found: { jobs, hours } }: NoWeekProps) {
  const inProfile = (text: string, section: string, label: string) => (
    <EmptyState
      title={words.noWeekBuildYet}
      text={text}
      action={
        <Button component={Link} to={`${profile}#${section}`}>
          {label}
        </Button>
      }
    />
  )
  if (hours.limit !== null && hours.held >= hours.limit)
    return inProfile(words.workAllHours(hours.limit), 'right-to-work', words.changeYourLimit)
  if (jobs === 0 || isWidest(limits)) return inProfile(words.noOpenJobNear, 'availability', words.changeYourWeek)
  return (
    <EmptyState
      title={words.noWeekBuildYet}
      text={words.jobsFitNotLimits}
      action={<Button onClick={() => change(widestLimits)}>{words.tryUpTo(widestLimits.hours)}</Button>}
    />
  )
}
