import type { JobStatus } from '@evenshift/contract/states/job/job'
import { History } from '#web/ui/display/Timeline'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/home/first/words'

/** What comes after the first job is posted; `status` is the job's, null before. */
export const FirstWeek = ({ status }: { readonly status: JobStatus | null }) => (
  <Card label={words.howFirstWeekGoes}>
    <h2>{words.howFirstWeekGoes}</h2>
    <History
      rows={[
        status === null ? { text: words.youPostAJob, at: 'today', state: 'next' } : { text: words.youPostAJob, state: 'done' },
        status === 'live'
          ? { text: words.checkFirstOne, state: 'done' }
          : { text: words.checkFirstOne, at: words.inOneWorkingDay, state: 'next' },
        { text: words.peopleWhoFreeApply, state: 'next' },
        { text: words.youReplyToEveryone, at: words.withinAWeek, state: 'next' },
      ]}
    />
  </Card>
)
