import { REOPEN_DAYS } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { ReopenJob } from '#web/areas/employer/posts/ReopenJob'
import { CopyJob } from '#web/areas/employer/posts/list/CopyJob'
import { words } from '#web/areas/employer/posts/one/words'
import { postActions } from '#web/areas/employer/posts/post-actions'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import styles from '../Posts.module.css'

/** What can be done with a job that is closed: opened again while it may be, or copied as a new one. */
export function ClosedNote({ job }: { readonly job: EmployerJob }) {
  const reopen = postActions(job, useNow()).find(({ action }) => action === 'reopen')
  const until = reopen?.barred === undefined && job.closedAt !== null ? plusDays(new Date(job.closedAt), REOPEN_DAYS) : null
  return (
    <Note>
      {until ? words.reopenOrCopy(dayDate(until.toISOString())) : words.copyIt(reopen?.barred)}
      <ManagersOnly>
        <span className={styles.confirm}>
          {until && <ReopenJob job={job} />} <CopyJob job={job} />
        </span>
      </ManagersOnly>
    </Note>
  )
}
