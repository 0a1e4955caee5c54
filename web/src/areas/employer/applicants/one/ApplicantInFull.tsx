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
import { ScoresCard } from '#web/areas/employer/assessing/Scores'
import { SentCard } from '#web/areas/employer/applicants/one/SentCard'
import { ShownCard } from '#web/areas/employer/applicants/one/ShownCard'
import { WeekFitCard } from '#web/areas/employer/applicants/one/WeekFitCard'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { historyLines } from '#web/areas/employer/applicants/one/history-lines'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import { History } from '#web/ui/display/Timeline'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

const MeetingCard = lazyPart(
  async () => (await import('#web/areas/employer/applicants/meet/MeetingCard')).MeetingCard,
  <Bone height={240} radius={18} />,
)
/** Players and what is written about answers: most applications have none, as meetings. */
const InterviewCard = lazyPart(
  async () => (await import('#web/areas/employer/interviews/InterviewCard')).InterviewCard,
  <Bone height={420} radius={18} />,
)

function HistoryCard({ application }: { readonly application: EmployerApplicationDetail }) {
  return (
    <Card label={words.soFar}>
      <h2>{words.soFar}</h2>
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
          <BackgroundCard profile={application.profile} job={application.job} />
          <HistoryCard application={application} />
        </div>
        <div className={styles.column} data-meeting={application.meeting ? true : undefined}>
          {application.meeting && <MeetingCard application={application} meeting={application.meeting} flow={flow} />}
          <ConfirmedSkillsCard application={application} />
          <WeekFitCard job={application.job} appliedFor={application.shifts} fit={application.fit} fitAt={application.fitAt} />
          {application.interview && <InterviewCard application={application} interview={application.interview} />}
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
