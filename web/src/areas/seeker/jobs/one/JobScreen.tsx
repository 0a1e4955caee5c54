import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApplyButton } from '#web/areas/seeker/jobs/one/ApplyButton'
import { AskedFor } from '#web/areas/seeker/jobs/one/AskedFor'
import { ApplySheet } from '#web/areas/seeker/jobs/apply/ApplySheet'
import { EmployerEvidence } from '#web/areas/seeker/jobs/one/EmployerEvidence'
import { JobActions } from '#web/areas/seeker/jobs/one/JobActions'
import { JobHead } from '#web/areas/seeker/jobs/one/JobHead'
import { JobMarks } from '#web/areas/seeker/jobs/one/JobMarks'
import { JobSkeleton } from '#web/areas/seeker/jobs/one/JobSkeleton'
import { PayCard } from '#web/areas/seeker/jobs/one/PayCard'
import { WayCard } from '#web/areas/seeker/jobs/one/WayCard'
import { useWayShown } from '#web/areas/seeker/jobs/one/useWayShown'
import { ShiftChoiceCard } from '#web/areas/seeker/jobs/shifts/ShiftChoiceCard'
import { choiceFigures } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { useChosenShifts } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { PromiseCard } from '#web/shared/job/PromiseCard'
import { WorkFacts, WorkText } from '#web/shared/job/TheWork'
import { HoursLedger } from '#web/areas/seeker/job-card/HoursLedger'
import { useSaveJob } from '#web/areas/seeker/job-card/useSaveJob'
import type { JobDetail } from '@evenshift/contract/model/application/application'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { pathBefore } from '#web/shared/screens/leaving/path-before'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useTitle } from '#web/shared/screens/useTitle'
import { useScreen } from '#web/shared/shell/useScreen'
import { hoursWords } from '#web/shared/week/worked-hours'
import { wholePounds } from '#web/shared/words/pay'
import { Card } from '#web/ui/page/Card'
import { Rows } from '#web/ui/page/Columns'
import { Fold } from '#web/ui/page/Fold'
import { SaveButton } from '#web/ui/job/SaveButton'
import { StickyBar } from '#web/ui/page/StickyBar'
import { words } from '#web/areas/seeker/jobs/one/words'
import styles from './Job.module.css'

const noLongerAdvertised = {
  title: words.jobNoLongerAdvertised,
  text: words.mayHaveClosedBeen,
  action: { label: words.findWork, to: paths.find },
}

/** A job in full: what it pays and whether it fits, the work, its shifts, then all else. */
export function JobScreen() {
  const { jobId = '' } = useParams()
  const { data, error, refetch } = useQuery(seekerQuery('openJob', { params: { id: jobId } }))
  useScreen(words.job, pathBefore() ?? paths.find)
  useTitle(data?.title ?? words.job)
  if (error)
    return (
      <QueryFailure level={1} title={words.thisJobIsntAvailable} error={error} onRetry={() => void refetch()} gone={noLongerAdvertised} />
    )
  return data ? <JobInFull key={data._id} job={data} /> : <JobSkeleton />
}

function JobInFull({ job: found }: { readonly job: JobDetail }) {
  const [applying, setApplying] = useState(false)
  const { job, choose } = useWayShown(found)
  const { saved, toggle } = useSaveJob(job)
  const choice = useChosenShifts(job)
  const figures = choiceFigures(job, choice.chosen)
  const { hours, weekly, count } = figures
  const apply = <ApplyButton job={job} choice={choice} onApply={() => setApplying(true)} />
  return (
    <>
      <div className={styles.page}>
        <JobHead job={job} />
        <WorkText job={job} />
        <ShiftChoiceCard job={job} choice={choice} />
        <Rows>
          <JobActions job={job} saved={saved} onSave={toggle}>
            {apply}
          </JobActions>
          <PayCard job={job} figures={figures} />
          <WayCard job={job} onMode={choose} shift={job.shifts.find(({ _id }) => choice.chosen.includes(_id))} />
          {job.hoursLedger && <HoursLedger ledger={job.hoursLedger} />}
          {job.application?.mayReapply !== false && <PromiseCard job={job} />}
          <EmployerEvidence job={job} />
          <JobMarks job={job} />
        </Rows>
        <Rows>
          {job.evidence.length > 0 && <AskedFor job={job} />}
          <Card label={words.goodToKnow}>
            <Fold title={<h2>{words.goodToKnow}</h2>}>
              <WorkFacts job={job} />
            </Fold>
          </Card>
        </Rows>
      </div>
      <StickyBar>
        <span className={styles.saveOnPhone}>
          <SaveButton saved={saved} job={job.title} onToggle={toggle} />
        </span>
        {count > 0 && weekly !== null && (
          <span className={styles.footFigures}>
            <span>
              <b>{wholePounds(weekly)}</b> {words.perWeek}
            </span>
            <span>
              {words.shiftWithCount(count)}, {hoursWords(hours)}
            </span>
          </span>
        )}
        {apply}
      </StickyBar>
      <ApplySheet job={job} choice={choice} opened={applying} onClose={() => setApplying(false)} />
    </>
  )
}
