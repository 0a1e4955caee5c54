import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { BackgroundCard } from '#web/areas/employer/applicants/one/BackgroundCard'
import { BioVideoCard } from '#web/areas/employer/applicants/one/BioVideoCard'
import { ConfirmedSkillsCard } from '#web/areas/employer/applicants/one/ConfirmedSkillsCard'
import { MessagesCard } from '#web/areas/employer/applicants/one/MessagesCard'
import { NextStep } from '#web/areas/employer/applicants/one/NextStep'
import { NextStepBar } from '#web/areas/employer/applicants/one/NextStepBar'
import { NotesCard } from '#web/areas/employer/applicants/one/NotesCard'
import { OfferCard } from '#web/areas/employer/applicants/one/OfferCard'
import { ReportPerson } from '#web/areas/employer/applicants/one/ReportPerson'
import { ScoresCard } from '#web/areas/employer/applicants/one/Scores'
import { SentCard } from '#web/areas/employer/applicants/one/SentCard'
import { ShownCard } from '#web/areas/employer/applicants/one/ShownCard'
import { WeekFitCard } from '#web/areas/employer/applicants/one/WeekFitCard'
import { InterviewCard } from '#web/areas/employer/interviews/InterviewCard'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { historyLines } from '#web/areas/employer/applicants/one/history-lines'
import { Card } from '#web/ui/page/Card'
import { History } from '#web/ui/display/Timeline'
import styles from './Applicant.module.css'

function HistoryCard({ application }: { readonly application: EmployerApplicationDetail }) {
  return (
    <Card label="So far">
      <h2>So far</h2>
      <History rows={historyLines(application)} />
    </Card>
  )
}

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
          <WeekFitCard job={application.job} appliedFor={application.shifts} fit={application.fit} fitAt={application.fitAt} />
          {application.status === 'hired' && <ConfirmedSkillsCard application={application} />}
          <ShownCard application={application} />
          <MessagesCard application={application} />
        </div>
        <aside className={styles.column}>
          <NextStep application={application} flow={flow} />
          <ScoresCard application={application} />
          <NotesCard application={application} />
          {application.offer && <OfferCard offer={application.offer} status={application.status} />}
          <ReportPerson application={application} />
        </aside>
      </div>
      <NextStepBar application={application} flow={flow} />
      {flow.dialog}
    </>
  )
}
