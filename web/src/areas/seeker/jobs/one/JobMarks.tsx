import type { JobDetail } from '@evenshift/contract/model/application/application'
import { IconFlag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { agreedOffer, isOver } from '#web/areas/seeker/jobs/one/settled'
import { useBlock } from '#web/areas/seeker/jobs/one/useBlock'
import { useHideJob } from '#web/areas/seeker/job-card/useHideJob'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { useReport } from '#web/shared/feedback/useReport'
import { paths } from '#web/shared/paths'
import { pathBefore } from '#web/shared/screens/leaving/path-before'
import { useBack } from '#web/shared/screens/leaving/useBack'
import { dayDate } from '#web/shared/words/dates'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/areas/seeker/jobs/one/words'
import styles from './Job.module.css'

/** What a person can do about a job that is not for them: turn it away, report it, block its employer. */
export function JobMarks({ job }: { readonly job: JobDetail }) {
  const [isBlocking, setIsBlocking] = useState(false)
  const leave = useBack(pathBefore() ?? paths.find)
  const { hide, isHiding } = useHideJob(job, leave)
  const block = useBlock(job, leave)
  const { report: openReport, sheet } = useReport()
  const { data: sent } = useQuery(seekerQuery('feedback'))
  const report = sent?.mine.find(({ kind, subjectId, status }) => {
    const isOpen = status === 'received' || status === 'in_progress'
    return kind === 'report_job' && subjectId === job._id && isOpen
  })
  return (
    <div className={styles.marks}>
      <p className={styles.warning}>
        <IconFlag size={16} stroke={1.75} aria-hidden />
        <span>
          {words.noMoney}{' '}
          {report ? (
            <b>{words.reported(dayDate(report.createdAt))}</b>
          ) : (
            <button
              type="button"
              className={styles.asLink}
              onClick={() =>
                openReport({
                  side: 'seeker',
                  calls: seeker,
                  title: words.report(job.title),
                  kind: 'report_job',
                  subjectId: job._id,
                  reported: job.employerName,
                })
              }
            >
              {words.reportThisJob}
            </button>
          )}
        </span>
      </p>
      <div className={styles.between}>
        {agreedOffer(job) === null && !isOver(job) && (
          <button type="button" className={styles.asLink} disabled={isHiding} onClick={hide}>
            {words.hideJob}
          </button>
        )}
        <button type="button" className={styles.asLink} onClick={() => setIsBlocking(true)}>
          {words.blockWithEmployerName(job.employerName)}
        </button>
      </div>
      {sheet}
      <ConfirmDialog
        opened={isBlocking}
        title={words.blockNamed(job.employerName)}
        confirm={words.blockLabel}
        dangerous
        busy={block.isPending}
        onClose={() => setIsBlocking(false)}
        onConfirm={() => block.mutate()}
      >
        <p>{words.wontSeeTheirJobs}</p>
      </ConfirmDialog>
    </div>
  )
}
