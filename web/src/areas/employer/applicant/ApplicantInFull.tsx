import type { EmployerApplicationDetail } from '@evenshift/contract/model/employer-application'
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
import { InterviewCard } from '#web/areas/employer/interviews/InterviewCard'
import { useMoveFlow } from '#web/areas/employer/moves/useMoveFlow'
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
          <BackgroundCard profile={application.profile} />
          <HistoryCard application={application} />
        </div>
        <div className={styles.column}>
          {application.interview && <InterviewCard interview={application.interview} name={application.applicant.name} />}
          <WeekFitCard shifts={application.job.shifts} fit={application.fit} />
          <ShownCard application={application} />
          <MessagesCard application={application} />
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
    </>
  )
}
