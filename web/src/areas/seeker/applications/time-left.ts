import { HOUR_MS } from '@evenshift/contract/days'
import { type Facts, firstDay } from '#web/areas/seeker/applications/facts'
import { daysUntil } from '#web/shared/words/dates'
import { words } from '#web/areas/seeker/applications/words'

/** The next date that counts: the end of the offer, the first day once it is agreed, the times to pick from or the interview while it is the seeker's turn, else the day of the answer. */
function nextDate({ status, replyBy, offer, interview, pickTimeBy }: Facts): string | null {
  if (status === 'offered') return offer?.expiresAt ?? null
  if (status === 'offer_accepted') return offer && firstDay(offer)
  if (pickTimeBy) return pickTimeBy
  return status === 'interview_invited' ? (interview?.deadline ?? null) : replyBy
}

export interface TimeLeft {
  readonly figure: number
  readonly unit: string
  readonly late: boolean
}
const inUnits = (count: number, unit: string, end: string) => ({ figure: count, unit: `${unit}${count === 1 ? '' : 's'} ${end}` })

/** How long it is until then, in days, on the last day in hours; null where nothing runs, or it is over. */
export function timeLeft(facts: Facts, now: Date): TimeLeft | null {
  const date = nextDate(facts)
  if (!date) return null
  const days = daysUntil(date, now)
  const isDay = date.length === 10
  if (days > 0) return { ...inUnits(days, 'day', isDay ? words.toGo : 'left'), late: false }
  if (isDay) return null
  const hours = (Date.parse(date) - now.getTime()) / HOUR_MS
  if (hours > 0) return { ...inUnits(Math.ceil(hours), 'hour', 'left'), late: false }
  if (!facts.isLate) return null
  return { ...(days === 0 ? inUnits(Math.max(1, Math.floor(-hours)), 'hour', 'late') : inUnits(-days, 'day', 'late')), late: true }
}
