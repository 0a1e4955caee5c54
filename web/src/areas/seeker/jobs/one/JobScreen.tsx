import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApplyButton } from '#web/areas/seeker/jobs/one/ApplyButton'
import { ApplySheet } from '#web/areas/seeker/jobs/apply/ApplySheet'
import { EmployerEvidence } from '#web/areas/seeker/jobs/one/EmployerEvidence'
import { FitCard } from '#web/areas/seeker/jobs/one/FitCard'
import { JobHead } from '#web/areas/seeker/jobs/one/JobHead'
import { JobMarks } from '#web/areas/seeker/jobs/one/JobMarks'
import { JobSkeleton } from '#web/areas/seeker/jobs/one/JobSkeleton'
import { PayCard } from '#web/areas/seeker/jobs/one/PayCard'
import { PromiseCard } from '#web/shared/job/PromiseCard'
import { TheWork } from '#web/shared/job/TheWork'
import { WhyItMatches } from '#web/areas/seeker/jobs/one/WhyItMatches'
import { HoursLedger } from '#web/areas/seeker/job-card/HoursLedger'
import { useSaveJob } from '#web/areas/seeker/job-card/useSaveJob'
import type { JobDetail } from '@evenshift/contract/model/application/application'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { pathBefore } from '#web/shared/screens/leaving/path-before'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useTitle } from '#web/shared/screens/useTitle'
import { useScreen } from '#web/shared/shell/useScreen'
import { Columns, Rows } from '#web/ui/page/Columns'
import { SaveButton } from '#web/ui/job/SaveButton'
import { StickyBar } from '#web/ui/page/StickyBar'
import styles from './Job.module.css'

const noLongerAdvertised = {
  title: 'This job is no longer advertised',
  text: 'It may have closed or been removed.',
  action: { label: 'Find similar jobs', to: paths.find },
}

/** A job in full: can I, what does it pay, when do I hear, then the work itself. */
export function JobScreen() {
  const { jobId = '' } = useParams()
  const { data, error, refetch } = useQuery(seekerQuery('openJob', { params: { id: jobId } }))
  useScreen('Job', pathBefore() ?? paths.find)
  useTitle(data?.title ?? 'Job')
  if (error)
    return (
      <QueryFailure level={1} title="We could not show this job" error={error} onRetry={() => void refetch()} gone={noLongerAdvertised} />
    )
  return data ? <JobInFull key={data._id} job={data} /> : <JobSkeleton />
}

function JobInFull({ job }: { readonly job: JobDetail }) {
  const [applying, setApplying] = useState(false)
  const { saved, toggle } = useSaveJob(job)
  const apply = <ApplyButton job={job} onApply={() => setApplying(true)} />
  return (
    <>
      <Columns kind="side">
        <Rows>
          <JobHead job={job} />
          <FitCard job={job} />
          {job.evidence.length > 0 && <WhyItMatches evidence={job.evidence} />}
          <TheWork job={job} />
        </Rows>
        <Rows>
          <div className={styles.actions}>
            {apply}
            <SaveJobButton saved={saved} onToggle={toggle} />
          </div>
          <PayCard job={job} />
          {job.hoursLedger && <HoursLedger ledger={job.hoursLedger} />}
          <PromiseCard job={job} />
          <EmployerEvidence job={job} />
          <JobMarks job={job} />
        </Rows>
      </Columns>
      <StickyBar>
        <span className={styles.saveOnPhone}>
          <SaveButton saved={saved} job={job.title} onToggle={toggle} />
        </span>
        {apply}
      </StickyBar>
      <ApplySheet job={job} opened={applying} onClose={() => setApplying(false)} />
    </>
  )
}

function SaveJobButton({ saved, onToggle }: { readonly saved: boolean; readonly onToggle: () => void }) {
  return (
    <Button
      variant="default"
      fullWidth
      aria-pressed={saved}
      leftSection={saved ? <IconBookmarkFilled size={20} aria-hidden /> : <IconBookmark size={20} stroke={1.75} aria-hidden />}
      onClick={onToggle}
    >
      {saved ? 'Saved' : 'Save'}
    </Button>
  )
}
