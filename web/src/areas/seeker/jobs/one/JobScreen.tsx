import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ApplyButton } from '#web/areas/seeker/jobs/one/ApplyButton'
import { AskedFor } from '#web/areas/seeker/jobs/one/AskedFor'
import { EmployerEvidence } from '#web/areas/seeker/jobs/one/EmployerEvidence'
import { JobActions } from '#web/areas/seeker/jobs/one/JobActions'
import { JobHead } from '#web/areas/seeker/jobs/one/JobHead'
import { JobMarks } from '#web/areas/seeker/jobs/one/JobMarks'
import { JobSkeleton } from '#web/areas/seeker/jobs/one/JobSkeleton'
import { PayCard } from '#web/areas/seeker/jobs/one/PayCard'
import { WayCard } from '#web/areas/seeker/jobs/one/WayCard'
import { agreedOffer, isOver, outlivingOffer } from '#web/areas/seeker/jobs/one/settled'
import { useWayShown } from '#web/areas/seeker/jobs/one/useWayShown'
import { PlainShiftsCard } from '#web/areas/seeker/jobs/shifts/PlainShiftsCard'
import { ShiftChoiceCard } from '#web/areas/seeker/jobs/shifts/ShiftChoiceCard'
import { choiceFigures } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { useChosenShifts } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { PromiseCard } from '#web/shared/job/PromiseCard'
import { WorkFacts, WorkText } from '#web/shared/job/TheWork'
import { useSaveJob } from '#web/areas/seeker/job-card/useSaveJob'
import type { JobDetail } from '@evenshift/contract/model/application/application'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { pathBefore } from '#web/shared/screens/leaving/path-before'
import { lazyDialog } from '#web/shared/screens/lazy-dialog'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useTitle } from '#web/shared/screens/useTitle'
import { useScreen } from '#web/shared/shell/useScreen'
import { hoursWords } from '#web/shared/week/worked-hours'
import { wholePounds } from '#web/shared/words/pay'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { Rows } from '#web/ui/page/Columns'
import { Fold } from '#web/ui/page/Fold'
import { SaveButton } from '#web/ui/job/SaveButton'
import { StickyBar } from '#web/ui/page/StickyBar'
import { inWeekOrder } from '#web/ui/week/week-order'
import { words } from '#web/areas/seeker/jobs/one/words'
import styles from './Job.module.css'

/** Only for who told a limit or other work. */
const HoursLedger = lazyPart(
  async () => (await import('#web/areas/seeker/job-card/HoursLedger')).HoursLedger,
  <Bone height={120} radius={18} />,
)

const ApplySheet = lazyDialog(async () => (await import('#web/areas/seeker/jobs/apply/ApplySheet')).ApplySheet)

const noLongerAdvertised = {
  title: words.jobNoLongerAdvertised,
  text: words.mayHaveClosedBeen,
  action: { label: words.findWork, to: paths.find },
}

/** A job in full: what it pays, its shifts and whether they fit, the work, then all else. */
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
  // Null until somebody applies: what they typed is in the sheet from then on, open or not.
  const [applying, setApplying] = useState<boolean | null>(null)
  const { job, choose } = useWayShown(found)
  const { saved, toggle } = useSaveJob(job)
  const choice = useChosenShifts(job)
  const figures = choiceFigures(job, choice.chosen)
  const { hours, weekly, count } = figures
  const agreed = agreedOffer(job)
  const offered = outlivingOffer(job)
  const terms = agreed ?? offered
  const over = isOver(job)
  const first = terms ? inWeekOrder(terms.shifts)[0] : job.shifts.find(({ _id }) => choice.chosen.includes(_id))
  const isSettled = agreed !== null || over
  const isFull = job.placesLeft === 0 && !isSettled && !choice.isShort && job.application?.mayReapply !== false
  const apply = <ApplyButton job={job} choice={choice} onApply={() => setApplying(true)} />
  return (
    <>
      <div className={styles.page}>
        <JobHead job={job} isFull={isFull} />
        {isSettled ? (
          <PlainShiftsCard shifts={terms?.shifts ?? job.shifts} whose={agreed ? 'yours' : offered ? 'offered' : 'theirs'} />
        ) : (
          <ShiftChoiceCard job={job} choice={choice} />
        )}
        <Rows>
          <JobActions job={job} saved={saved} onSave={toggle}>
            {apply}
          </JobActions>
          <PayCard job={job} figures={figures} />
          {(terms || !over) && <WayCard job={job} onMode={choose} shift={first} />}
          {!isSettled && job.hoursLedger && <HoursLedger ledger={job.hoursLedger} />}
          {!isSettled && !choice.isShort && job.application?.mayReapply !== false && <PromiseCard job={job} />}
          <EmployerEvidence job={job} />
        </Rows>
        <WorkText job={job} />
        <Rows>
          {!isSettled && job.evidence.length > 0 && <AskedFor job={job} />}
          <Card label={words.goodToKnow}>
            <Fold title={<h2>{words.goodToKnow}</h2>}>
              <WorkFacts job={job} />
            </Fold>
          </Card>
          <JobMarks job={job} />
        </Rows>
      </div>
      <StickyBar>
        <span className={styles.saveOnPhone}>
          <SaveButton saved={saved} job={job.title} onToggle={toggle} />
        </span>
        {!isSettled && count > 0 && weekly !== null && (
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
      {applying !== null && <ApplySheet job={job} choice={choice} opened={applying} onClose={() => setApplying(false)} />}
    </>
  )
}
