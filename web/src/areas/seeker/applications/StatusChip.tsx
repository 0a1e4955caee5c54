import type { Application } from '@evenshift/contract/model/application/application'
import { type ApplicationStatus, isSeekersTurn } from '@evenshift/contract/states/application/application'
import { applicationWord } from '@evenshift/contract/states/application/application-words'
import { IconCalendarTime, IconCheck, IconClockExclamation, IconEye, IconSend, IconStar, IconVideo, IconX } from '@tabler/icons-react'
import { wentToSomeoneElse } from '#web/areas/seeker/applications/facts'
import { Chip } from '#web/ui/display/Chip'
import { words } from '#web/areas/seeker/applications/words'

const icons: Readonly<Record<ApplicationStatus, typeof IconEye>> = {
  applied: IconSend,
  in_review: IconEye,
  interview_invited: IconVideo,
  interview_submitted: IconVideo,
  shortlisted: IconStar,
  offered: IconStar,
  offer_accepted: IconCheck,
  hired: IconCheck,
  rejected: IconX,
  withdrawn: IconX,
  offer_declined: IconX,
  offer_expired: IconX,
  offer_rescinded: IconX,
  closed_no_reply: IconX,
  closed_job: IconX,
}
const good: readonly ApplicationStatus[] = ['in_review', 'interview_submitted', 'shortlisted', 'offer_accepted', 'hired']

/** A status in the seeker's words. */
export function StatusChip({
  application,
}: {
  readonly application: Pick<Application, 'status' | 'firstViewedAt' | 'isLate' | 'reason' | 'pickTimeBy' | 'hasPulledOut'>
}) {
  const { status, firstViewedAt, isLate, pickTimeBy } = application
  if (pickTimeBy)
    return (
      <Chip kind="match" icon={<IconCalendarTime size={15} stroke={1.75} aria-hidden />}>
        {words.yourTurnNow}
      </Chip>
    )
  if (isLate)
    return (
      <Chip kind="bad" icon={<IconClockExclamation size={15} stroke={1.75} aria-hidden />}>
        {words.replyIsLate}
      </Chip>
    )
  if (status === 'applied' && firstViewedAt !== null)
    return (
      <Chip kind="fact" icon={<IconEye size={15} stroke={1.75} aria-hidden />}>
        {words.viewed}
      </Chip>
    )
  const Icon = icons[status]
  const kind = isSeekersTurn(status) ? 'match' : good.includes(status) ? 'fact' : 'quiet'
  return (
    <Chip kind={kind} icon={<Icon size={15} stroke={1.75} aria-hidden />}>
      {status === 'interview_invited' ? words.yourTurnNow : wentToSomeoneElse(application) ? words.jobFilled : applicationWord(application)}
    </Chip>
  )
}
