import { londonDay } from '@evenshift/contract/london'
import type { JobStatus } from '@evenshift/contract/states/job/job'
import { useNow } from '#web/shared/words/useNow'
import { History } from '#web/ui/display/Timeline'
import { Card } from '#web/ui/page/Card'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { weekDays } from '#web/ui/week/days'
import { words } from '#web/areas/employer/home/first/words'

interface FirstWeekProps {
  /** The first job's; null before it's posted. */
  readonly status: JobStatus | null
  /** The days that it, or its draft, promises a reply within; null while nothing is begun. */
  readonly replyDays: number | null
}

/** What comes after the first job is posted. */
export function FirstWeek({ status, replyDays }: FirstWeekProps) {
  const today = (new Date(`${londonDay(useNow())}T00:00:00Z`).getUTCDay() + 6) % 7
  const [post, check] = [weekDays[today], weekDays[today < 4 ? today + 1 : 0]]
  return (
    <Card label={words.howFirstWeekGoes}>
      <h2>{words.howFirstWeekGoes}</h2>
      {/* The day it is posted, and the working day in which we check it: the lines below say it. */}
      {status === null && post && check && <WeekStrip from={today} days={{ [post.id]: 'fits', [check.id]: 'partly' }} />}
      <History
        rows={[
          status === null ? { text: words.youPublishAJob, at: 'today', state: 'next' } : { text: words.youPublishAJob, state: 'done' },
          status === 'live'
            ? { text: words.checkFirstOne, state: 'done' }
            : { text: words.checkFirstOne, at: words.withinOneWorkingDay, state: 'next' },
          { text: words.peopleWhoFreeApply, state: 'next' },
          { text: words.youReplyToEveryone, at: words.within(replyDays), state: 'next' },
        ]}
      />
    </Card>
  )
}
