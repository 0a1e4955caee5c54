import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { BackgroundCard } from '#web/areas/employer/applicants/one/BackgroundCard'
import { BioVideoCard } from '#web/areas/employer/applicants/one/BioVideoCard'
import { HistoryCard } from '#web/areas/employer/applicants/one/HistoryCard'
import { MessagesCard } from '#web/areas/employer/applicants/one/MessagesCard'
import { NextStep } from '#web/areas/employer/applicants/one/NextStep'
import { NextStepBar } from '#web/areas/employer/applicants/one/NextStepBar'
import { NotesCard } from '#web/areas/employer/applicants/one/NotesCard'
import { ReportPerson } from '#web/areas/employer/applicants/one/ReportPerson'
import { ScoresCard } from '#web/areas/employer/assessing/Scores'
import { SentCard } from '#web/areas/employer/applicants/one/SentCard'
import { ShownCard } from '#web/areas/employer/applicants/one/ShownCard'
import { WeekFitCard } from '#web/areas/employer/applicants/one/WeekFitCard'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { InterviewCard, MeetingCard, OfferCard } from '#web/areas/employer/applicants/one/on-demand'
import styles from './Applicant.module.css'

/** What they sent, how it fits, what happened, and the next step; on a phone in this order, their own words first. */
export function ApplicantInFull({ application }: { readonly application: EmployerApplicationDetail }) {
  const flow = useMoveFlow()
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.column}>
          {application.bioVideo && <BioVideoCard video={application.bioVideo} name={application.applicant.name} />}
          <SentCard application={application} />
          <HistoryCard application={application} />
        </div>
        <div className={styles.column} data-meeting={application.meeting ? true : undefined}>
          {application.meeting && <MeetingCard application={application} meeting={application.meeting} flow={flow} />}
          <WeekFitCard application={application} />
          {application.interview && <InterviewCard application={application} interview={application.interview} />}
          <ShownCard application={application} />
          <BackgroundCard profile={application.profile} job={application.job} />
          <MessagesCard application={application} />
        </div>
        <aside className={styles.column}>
          <NextStep application={application} flow={flow} />
          {application.offer && <OfferCard offer={application.offer} status={application.status} />}
          <ScoresCard application={application} />
          <NotesCard application={application} />
          <ReportPerson application={application} />
        </aside>
      </div>
      <NextStepBar application={application} flow={flow} />
      {flow.dialog}
    </>
  )
}
