import { isMeetingOpen } from '@evenshift/contract/states/meeting/meeting'
import { useRef } from 'react'
import { HistoryCard } from '#web/areas/seeker/applications/one/HistoryCard'
import { InterviewCard } from '#web/areas/seeker/applications/one/InterviewCard'
import { MeetingCard } from '#web/areas/seeker/applications/one/meeting/on-demand'
import { MessagesCard } from '#web/areas/seeker/applications/one/MessagesCard'
import { OpenedCard } from '#web/areas/seeker/applications/one/OpenedCard'
import { ArrivalCard } from '#web/areas/seeker/applications/one/ready/ArrivalCard'
import { datedShifts } from '#web/areas/seeker/applications/one/ready/first-dates'
import type { OfferAgreed } from '#web/areas/seeker/applications/one/ready/offer-agreed'
import { ReadyChecklist } from '#web/areas/seeker/applications/one/ready/ReadyChecklist'
import { ReadyHead } from '#web/areas/seeker/applications/one/ready/ReadyHead'
import { ReadyMoney } from '#web/areas/seeker/applications/one/ready/ReadyMoney'
import { StillOpen } from '#web/areas/seeker/applications/one/ready/StillOpen'
import { SentCard } from '#web/areas/seeker/applications/one/SentCard'
import type { NewTimesCardProps } from '#web/areas/seeker/applications/one/times/NewTimesCard'
import { StatusCard } from '#web/areas/seeker/applications/one/StatusCard'
import { Withdraw } from '#web/areas/seeker/applications/one/Withdraw'
import { HoursLedger } from '#web/areas/seeker/job-card/HoursLedger'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { Messages } from '#web/areas/seeker/messages/Messages'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'
import { Columns, Rows } from '#web/ui/page/Columns'
import { FoldCard } from '#web/ui/page/FoldCard'
import { words } from '#web/areas/seeker/applications/one/ready/words'

/** Only where the job has moved a shift since it was agreed. */
const NewTimesCard = lazyPart<NewTimesCardProps>(
  async () => (await import('#web/areas/seeker/applications/one/times/NewTimesCard')).NewTimesCard,
  <Bone height={260} radius={18} />,
)

/** An accepted offer: the first day and where to go before everything else, then a meeting that is still open. */
export function ReadyToStart({ application, offer }: OfferAgreed) {
  const profile = useProfile()
  const rightToWork = profile?.rightToWork ?? null
  const messages = useRef<HTMLDivElement>(null)
  const [first] = datedShifts(offer).toSorted((a, b) => a.first - b.first || a.start.localeCompare(b.start))
  const write = () => {
    messages.current?.querySelector('details')?.setAttribute('open', '')
    messages.current?.querySelector('textarea')?.focus()
  }
  return (
    <Columns kind="side">
      <Rows>
        <ReadyHead application={application} offer={offer} first={first} onMessage={application.mayMessage ? write : null} />
        {application.newTimes?.state === 'asked' && <NewTimesCard application={application} asked={application.newTimes} />}
        <ArrivalCard application={application} first={first} profile={profile} />
        {application.meeting && isMeetingOpen(application.meeting.status) && (
          <MeetingCard application={application} meeting={application.meeting} />
        )}
        <ReadyChecklist application={application} by={offer.startDate} rightToWork={rightToWork} />
        <div ref={messages}>
          {application.messages.length > 0 || !application.mayMessage ? (
            <MessagesCard application={application} />
          ) : (
            <FoldCard title={words.messages} text={words.writeTo(application.job.employerName)}>
              <Messages application={application} />
            </FoldCard>
          )}
        </div>
      </Rows>
      <Rows>
        <ReadyMoney application={application} offer={offer} />
        {offer.ledger && <HoursLedger ledger={offer.ledger} />}
        <StillOpen />
        <BehindIt application={application} />
        <Withdraw application={application} />
      </Rows>
    </Columns>
  )
}

/** How it came to this and what was agreed: few read it now. */
function BehindIt({ application }: Pick<OfferAgreed, 'application'>) {
  return (
    <FoldCard title={words.yourApplication} text={words.termsSentHappened}>
      <Rows>
        <StatusCard application={application} />
        {application.interview && <InterviewCard interview={application.interview} employerName={application.job.employerName} />}
        <SentCard application={application} />
        <HistoryCard application={application} />
        <OpenedCard applicationId={application._id} />
      </Rows>
    </FoldCard>
  )
}
