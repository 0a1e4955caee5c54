import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { Offer } from '@evenshift/contract/model/offer'
import { isMeetingOpen } from '@evenshift/contract/states/meeting/meeting'
import { BackgroundCard } from '#web/areas/employer/applicants/one/BackgroundCard'
import { BioVideoCard } from '#web/areas/employer/applicants/one/BioVideoCard'
import { HistoryCard } from '#web/areas/employer/applicants/one/HistoryCard'
import { MessagesCard } from '#web/areas/employer/applicants/one/MessagesCard'
import { NextStep } from '#web/areas/employer/applicants/one/NextStep'
import { NextStepBar } from '#web/areas/employer/applicants/one/NextStepBar'
import { NotesCard } from '#web/areas/employer/applicants/one/NotesCard'
import { ReportPerson } from '#web/areas/employer/applicants/one/ReportPerson'
import { SentCard } from '#web/areas/employer/applicants/one/SentCard'
import { ShownCard } from '#web/areas/employer/applicants/one/ShownCard'
import { WeekFitCard } from '#web/areas/employer/applicants/one/WeekFitCard'
import { InterviewCard, MeetingCard } from '#web/areas/employer/applicants/one/on-demand'
import { AgreedCard } from '#web/areas/employer/applicants/one/starter/AgreedCard'
import { ConfirmedSkillsCard } from '#web/areas/employer/applicants/one/starter/ConfirmedSkillsCard'
import { ContactCard } from '#web/areas/employer/applicants/one/starter/ContactCard'
import { DayOneCard } from '#web/areas/employer/applicants/one/starter/DayOneCard'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { ScoresCard } from '#web/areas/employer/assessing/Scores'
import { Columns, Rows } from '#web/ui/page/Columns'
import { FoldCard } from '#web/ui/page/FoldCard'
import { words } from '#web/areas/employer/applicants/one/starter/words'

interface StarterInFullProps {
  readonly application: EmployerApplicationDetail
  readonly offer: Offer
}

/** Somebody who said yes to the offer, hired or not yet: their first day, how to reach them and what is left to do; how it came to this lies behind. */
export function StarterInFull({ application, offer }: StarterInFullProps) {
  const flow = useMoveFlow()
  const { meeting, status } = application
  return (
    <>
      <Columns kind="side">
        <Rows>
          <AgreedCard application={application} offer={offer} />
          {meeting && isMeetingOpen(meeting.status) && <MeetingCard application={application} meeting={meeting} flow={flow} />}
          <ConfirmedSkillsCard application={application} />
          <MessagesCard application={application} />
        </Rows>
        <Rows>
          {status !== 'hired' && <NextStep application={application} flow={flow} />}
          <ContactCard applicant={application.applicant} />
          <DayOneCard offer={offer} status={status} />
          <NotesCard application={application} />
          <ReportPerson application={application} />
        </Rows>
      </Columns>
      <FoldCard title={words.theirApplication} text={words.sentFitAndScores}>
        <Columns kind="two">
          <Rows>
            {application.bioVideo && <BioVideoCard video={application.bioVideo} name={application.applicant.name} />}
            <SentCard application={application} />
            <BackgroundCard profile={application.profile} job={application.job} />
            <HistoryCard application={application} />
          </Rows>
          <Rows>
            <WeekFitCard application={application} />
            {application.interview && <InterviewCard application={application} interview={application.interview} />}
            <ShownCard application={application} />
            <ScoresCard application={application} />
          </Rows>
        </Columns>
      </FoldCard>
      <NextStepBar application={application} flow={flow} />
      {flow.dialog}
    </>
  )
}
