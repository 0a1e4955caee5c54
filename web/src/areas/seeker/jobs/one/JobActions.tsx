import type { JobDetail } from '@evenshift/contract/model/application/application'
import { ActionIcon, Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconShare } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { shareJob } from '#web/shared/job/share-job'
import { words } from '#web/areas/seeker/jobs/one/words'
import styles from './Job.module.css'

interface JobActionsProps {
  readonly job: JobDetail
  readonly saved: boolean
  readonly onSave: () => void
  /** The page's one action. */
  readonly children: ReactNode
}

/** What one does about a job on a desk: apply, save, share. */
export function JobActions({ job, saved, onSave, children }: JobActionsProps) {
  return (
    <div className={styles.actions}>
      {children}
      <div className={styles.pair}>
        <Button
          variant="default"
          aria-pressed={saved}
          leftSection={saved ? <IconBookmarkFilled size={20} aria-hidden /> : <IconBookmark size={20} stroke={1.75} aria-hidden />}
          onClick={onSave}
        >
          {saved ? words.saved : words.save}
        </Button>
        <Button variant="default" leftSection={<IconShare size={20} stroke={1.75} aria-hidden />} onClick={() => void shareJob(job)}>
          {words.share}
        </Button>
      </div>
    </div>
  )
}

/** Sharing on a phone, beside the title. */
export const ShareIcon = ({ job }: { readonly job: JobDetail }) => (
  <ActionIcon className={styles.shareOnPhone ?? ''} aria-label={words.shareWithTitle(job.title)} onClick={() => void shareJob(job)}>
    <IconShare size={22} stroke={1.75} aria-hidden />
  </ActionIcon>
)
