import type { Facts } from '#web/areas/seeker/applications/facts'
import { daysUntil } from '#web/shared/words/dates'
import { Countdown } from '#web/ui/Countdown'
import { useNow } from '#web/shared/words/useNow'

/** The next date that counts: the offer's or interview's end while it is the seeker's turn, else the day of the answer. */
function nextDate({ status, replyBy, offer, interview }: Facts): string | null {
  if (status === 'offered') return offer?.expiresAt ?? null
  if (status === 'interview_invited') return interview?.deadline ?? null
  return status === 'offer_accepted' ? (offer?.startDate ?? null) : replyBy
}

/** How long that is, in a square. */
export function TimeLeft({ application }: { readonly application: Facts }) {
  const now = useNow()
  const date = nextDate(application)
  if (!date) return null
  const days = daysUntil(date, now)
  if (application.isLate && days < 0) return <Countdown figure={-days} unit={days === -1 ? 'day late' : 'days late'} late />
  if (days < 0) return null
  return <Countdown figure={days} unit={days === 1 ? 'day left' : 'days left'} />
}
