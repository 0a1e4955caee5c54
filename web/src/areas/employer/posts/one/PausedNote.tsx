import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { Button } from '@mantine/core'
import { ManagersOnly } from '#web/areas/employer/ManagersOnly'
import { words } from '#web/areas/employer/posts/one/words'
import { useResume } from '#web/areas/employer/posts/useResume'
import { Note } from '#web/ui/display/Note'
import styles from '../Posts.module.css'

/** What a pause means, and its end. */
export function PausedNote({ job }: { readonly job: EmployerJob }) {
  const { resume, isPending, dialog } = useResume(job)
  return (
    <Note>
      {words.noOneNewCan}
      <ManagersOnly>
        <span className={styles.confirm}>
          <Button variant="light" loading={isPending} onClick={resume}>
            {words.resume}
          </Button>
        </span>
        {dialog}
      </ManagersOnly>
    </Note>
  )
}
