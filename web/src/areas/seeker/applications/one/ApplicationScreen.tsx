import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { isHeld, tabOf } from '@evenshift/contract/states/application/application'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { ChangeCard } from '#web/areas/seeker/applications/one/ChangeCard'
import { HistoryCard } from '#web/areas/seeker/applications/one/HistoryCard'
import { jobLine } from '#web/areas/seeker/applications/one/job-line'
import { InterviewCard } from '#web/areas/seeker/applications/one/InterviewCard'
import { MessagesCard } from '#web/areas/seeker/applications/one/MessagesCard'
import { OfferInFull } from '#web/areas/seeker/applications/one/offer/OfferInFull'
import { OpenedCard } from '#web/areas/seeker/applications/one/OpenedCard'
import type { OfferAgreed } from '#web/areas/seeker/applications/one/ready/offer-agreed'
import { PULLED_OUT } from '#web/areas/seeker/applications/one/PulledOut'
import { SentCard } from '#web/areas/seeker/applications/one/SentCard'
import { StatusCard } from '#web/areas/seeker/applications/one/StatusCard'
import { Withdraw } from '#web/areas/seeker/applications/one/Withdraw'
import { MeetingCard, MeetingInFull } from '#web/areas/seeker/applications/one/meeting/on-demand'
import { lists } from '#web/areas/seeker/applications/lists'
import { notificationCalls } from '#web/areas/seeker/notifications/notification-calls'
import { JobSkeleton } from '#web/areas/seeker/jobs/one/JobSkeleton'
import { seekerQuery } from '#web/shared/calls/seeker'
import { useReadAbout } from '#web/shared/notifications/useReadAbout'
import { paths, to } from '#web/shared/paths'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Columns, Rows } from '#web/ui/page/Columns'
import { JobTitle } from '#web/ui/job/JobTitle'
import { PageTitle } from '#web/ui/page/PageTitle'
import { isYours } from '#web/areas/seeker/applications/list/useYourJobs'
import { useNow } from '#web/shared/words/useNow'
import { words } from '#web/areas/seeker/applications/one/words'
import styles from './Application.module.css'

/** The first day comes after a yes: soon, so that nothing is grey then. */
const ReadyToStart = lazyPart<OfferAgreed>(
  async () => (await import('#web/areas/seeker/applications/one/ready/ReadyToStart')).ReadyToStart,
  <JobSkeleton />,
  true,
)

const listOf = { live: 'live', jobOffer: 'offers', history: 'history' } as const

const noSuchApplication = {
  title: words.cantFindApplication,
  text: words.linkMayOldPart,
  action: { label: words.seeYourApplications, to: paths.applications },
}

/** One application in full; an open offer comes first, and the first day once it is accepted. */
export function ApplicationScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(seekerQuery('openApplication', { params: { id } }))
  useReadAbout(notificationCalls, id)
  const now = useNow()
  const from = data && isYours(data, now) ? paths.yourJobs : lists[listOf[data ? tabOf(data.status) : 'live']].path
  const asked = data?.meeting?.turn === 'seeker' ? meetingKindWords[data.meeting.kind] : words.application
  const title = data && isHeld(data.status) ? words.yourJob : data?.status === 'offered' ? words.offer : asked
  useScreen(title, from)
  const status = data?.status
  const before = useRef(status)
  useEffect(() => {
    // Whoever pulls out does so at the foot of the page, and what came of it stands at the head.
    if (before.current !== undefined && before.current !== status && status === 'withdrawn') {
      window.scrollTo(0, 0)
      document.getElementById(PULLED_OUT)?.focus({ preventScroll: true })
    }
    before.current = status
  }, [status])
  // What is known stays where only a later look failed, and with it the dialog that somebody is in.
  if (error && !data)
    return (
      <QueryFailure level={1} title={words.couldntShowApplication} error={error} onRetry={() => void refetch()} gone={noSuchApplication} />
    )
  if (!data) return <JobSkeleton />
  const { offer } = data
  if (offer && status === 'offered') return <OfferInFull application={data} offer={offer} />
  if (offer && (status === 'offer_accepted' || status === 'hired')) return <ReadyToStart application={data} offer={offer} />
  return <WithoutOffer application={data} />
}

function WithoutOffer({ application }: { readonly application: ApplicationDetail }) {
  const { job, meeting } = application
  const change = <ChangeCard application={application} />
  const isAsked = application.changeAsked !== null
  // What they answered stays where they were asked.
  const isTold = isAsked || application.change?.confirmedAt != null
  const rest = (
    <>
      <StatusCard application={application} />
      {application.interview && <InterviewCard interview={application.interview} employerName={job.employerName} />}
      <MessagesCard application={application} />
      <SentCard application={application} />
    </>
  )
  const beside = (
    <>
      <HistoryCard application={application} />
      <OpenedCard applicationId={application._id} />
      {!isAsked && <Withdraw application={application} />}
    </>
  )
  if (meeting?.turn === 'seeker')
    return (
      <MeetingInFull
        application={application}
        meeting={meeting}
        below={
          <>
            {change}
            {rest}
          </>
        }
        beside={beside}
      />
    )
  return (
    <Columns kind="side">
      <Rows>
        <PageTitle
          title={<JobTitle title={job.title} />}
          text={
            <>
              {job.employerName} · <Link to={to(paths.job, { jobId: job._id })}>{words.readTheAdvert}</Link>
              <span className={styles.line}>{jobLine(application)}</span>
            </>
          }
        />
        {isTold && change}
        {meeting && <MeetingCard application={application} meeting={meeting} />}
        {!isTold && change}
        {rest}
      </Rows>
      <Rows>{beside}</Rows>
    </Columns>
  )
}
