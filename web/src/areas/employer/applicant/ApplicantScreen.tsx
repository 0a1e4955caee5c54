import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { ApplicantHead } from '#web/areas/employer/applicant/ApplicantHead'
import { BackgroundCard } from '#web/areas/employer/applicant/BackgroundCard'
import { BioVideoCard } from '#web/areas/employer/applicant/BioVideoCard'
import { HistoryCard } from '#web/areas/employer/applicant/HistoryCard'
import { MessagesCard } from '#web/areas/employer/applicant/MessagesCard'
import { NextStep } from '#web/areas/employer/applicant/NextStep'
import { NextStepBar } from '#web/areas/employer/applicant/NextStepBar'
import { NotesCard } from '#web/areas/employer/applicant/NotesCard'
import { OfferCard } from '#web/areas/employer/applicant/OfferCard'
import { ScoresCard } from '#web/areas/employer/applicant/ScoresCard'
import { SentCard } from '#web/areas/employer/applicant/SentCard'
import { ShownCard } from '#web/areas/employer/applicant/ShownCard'
import { WeekFitCard } from '#web/areas/employer/applicant/WeekFitCard'
import { wholeListQuery } from '#web/areas/employer/applicants/applicant-list'
import { InterviewCard } from '#web/areas/employer/interviews/InterviewCard'
import { useMoveFlow } from '#web/areas/employer/moves/useMoveFlow'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import styles from './Applicant.module.css'

/** One person in full: what they sent, how it fits, what happened, and the next step. */
export function ApplicantScreen() {
  const { jobId = '', applicationId = '' } = useParams()
  const { search } = useLocation()
  const [address] = useSearchParams()
  const detail = useQuery(employerQuery('openApplication', { params: { id: applicationId } }))
  const list = useQuery(wholeListQuery(jobId, address))
  const flow = useMoveFlow()
  const back = `${to(paths.jobApplicants, { jobId })}${search}`
  const ids = list.data?.data.map(({ _id }) => _id) ?? []
  const place = ids.indexOf(applicationId)
  const total = Math.min(list.data?.pagination.total ?? 0, PAGE_SIZE_MOST)
  useScreen(place < 0 ? (detail.data?.applicant.name ?? 'Applicant') : `Applicant ${place + 1} of ${total}`, back)
  if (detail.error)
    return <QueryFailure title="We could not open this application" error={detail.error} onRetry={() => void detail.refetch()} />
  if (!detail.data) return <RowSkeletons label="Opening the application" />
  const application = detail.data
  return (
    <div className={styles.page}>
      <ApplicantHead application={application} ids={ids} place={place} total={total} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {application.bioVideo && <BioVideoCard video={application.bioVideo} name={application.applicant.name} />}
          <SentCard application={application} />
          <BackgroundCard profile={application.profile} />
          <MessagesCard application={application} />
          <HistoryCard application={application} />
        </div>
        <div className={styles.column}>
          {application.interview && <InterviewCard interview={application.interview} name={application.applicant.name} />}
          <WeekFitCard shifts={application.job.shifts} fit={application.fit} />
          <ShownCard application={application} />
        </div>
        <aside className={styles.column}>
          <NextStep application={application} flow={flow} />
          <ScoresCard application={application} />
          <NotesCard application={application} />
          {application.offer && <OfferCard offer={application.offer} status={application.status} />}
        </aside>
      </div>
      <NextStepBar application={application} flow={flow} />
      {flow.dialog}
    </div>
  )
}
