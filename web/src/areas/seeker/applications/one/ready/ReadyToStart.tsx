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
import { StatusCard } from '#web/areas/seeker/applications/one/StatusCard'
import { Withdraw } from '#web/areas/seeker/applications/one/Withdraw'
import { HoursLedger } from '#web/areas/seeker/job-card/HoursLedger'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { Columns, Rows } from '#web/ui/page/Columns'
import { Fold } from '#web/ui/page/Fold'
import { words } from '#web/areas/seeker/applications/one/ready/words'
import styles from './Ready.module.css'

/** An accepted offer: the first day before everything else. */
export function ReadyToStart({ application, offer }: OfferAgreed) {
  const rightToWork = useProfile()?.rightToWork ?? null
  const messages = useRef<HTMLDivElement>(null)
  const [first] = datedShifts(offer).toSorted((a, b) => a.first - b.first || a.start.localeCompare(b.start))
  const write = () => messages.current?.querySelector('textarea')?.focus()
  return (
    <Columns kind="side">
      <Rows>
        <ReadyHead application={application} offer={offer} first={first} onMessage={application.mayMessage ? write : null} />
        <ArrivalCard application={application} first={first} rightToWork={rightToWork} />
        <ReadyChecklist application={application} by={offer.startDate} rightToWork={rightToWork} />
        <div ref={messages}>
          <MessagesCard application={application} />
        </div>
        {application.meeting && isMeetingOpen(application.meeting.status) && (
          <MeetingCard application={application} meeting={application.meeting} />
        )}
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
    <div className={styles.behind}>
      <Fold
        isOpen={false}
        title={
          <h2>
            {words.yourApplication}
            <span>{words.termsSentHappened}</span>
          </h2>
        }
      >
        <Rows>
          <StatusCard application={application} />
          {application.interview && <InterviewCard interview={application.interview} employerName={application.job.employerName} />}
          <SentCard application={application} />
          <HistoryCard application={application} />
          <OpenedCard applicationId={application._id} />
        </Rows>
      </Fold>
    </div>
  )
}
