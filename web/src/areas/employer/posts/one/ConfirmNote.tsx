import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { Button } from '@mantine/core'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { confirmBy } from '#web/areas/employer/posts/confirm-by'
import { usePostMoves } from '#web/areas/employer/posts/usePostMoves'
import { notify } from '#web/shared/notices/notify'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/posts/one/words'
import styles from '../Posts.module.css'

/** Asks whether a post is still open before it closes for want of an answer, and names the last day that its advert says. */
export function ConfirmNote({ job }: { readonly job: EmployerJob }) {
  const { confirm } = usePostMoves(job)
  const closes = confirmBy(job, useNow())
  if (closes === null) return null
  const say = () => confirm.mutate(undefined, { onSuccess: () => notify({ kind: 'done', text: words.confirmedAnother30Days }) })
  return (
    <Note kind="warning">
      {words.confirmBy(dayDate(closes), job.closingDate && dayDate(job.closingDate))}
      <ManagersOnly>
        <span className={styles.confirm}>
          <Button loading={confirm.isPending} onClick={say}>
            {words.stillOpen}
          </Button>
        </span>
      </ManagersOnly>
    </Note>
  )
}
