import { HOUR_MS } from '@evenshift/contract/days'
import { type Facts, agreedMeeting, firstDay, repliesBy } from '#web/areas/seeker/applications/facts'
import { daysUntil, leftUntil } from '#web/shared/words/dates'
import { words } from '#web/areas/seeker/applications/words'

/** The meeting that is still to come. */
function meetingAhead(facts: Facts, now: Date) {
  const meeting = agreedMeeting(facts)
  return meeting && new Date(meeting.at) > now ? meeting : null
}

/** The next date that counts: the end of the offer, the first day once it is agreed, the times to pick from or the interview while it is the seeker's turn, else a meeting that is agreed, else the day of the answer. */
function nextDate(facts: Facts, now: Date): string | null {
  const { status, offer, interview, pickTimeBy } = facts
  if (status === 'offered') return offer?.expiresAt ?? null
  if (status === 'offer_accepted') return offer && firstDay(offer)
  if (pickTimeBy) return pickTimeBy
  const met = meetingAhead(facts, now)
  if (met) return met.at
  return status === 'interview_invited' ? (interview?.deadline ?? null) : repliesBy(facts)
}

export interface TimeLeft {
  /** What it counts to, where that is no reply: "Chat in". */
  readonly lead?: string
  readonly figure: number
  readonly unit: string
  readonly late: boolean
  /** It's theirs to keep: a reply. */
  readonly quiet?: true
}
const inUnits = (count: number, unit: string, end: string) => ({ figure: count, unit: `${unit}${count === 1 ? '' : 's'} ${end}` })

/** How long it is until then, in days, below one in hours; null where nothing runs, or it is over. */
export function timeLeft(facts: Facts, now: Date): TimeLeft | null {
  const date = nextDate(facts, now)
  if (!date) return null
  const { figure, unit } = leftUntil(date, now)
  const isDay = date.length === 10
  const met = meetingAhead(facts, now)
  const isReply = date === repliesBy(facts) && facts.status !== 'offered' && !facts.pickTimeBy && met?.at !== date
  const lead = isDay ? words.startsIn : met?.at === date ? words.meetingIn[met.kind] : isReply ? words.replyIn : null
  if (figure > 0)
    return lead === null
      ? { figure, unit: `${unit} ${words.left}`, late: false }
      : { lead, figure, unit, late: false, ...(isReply && { quiet: true as const }) }
  if (isDay || !facts.isLate) return null
  const days = daysUntil(date, now)
  const hours = (Date.parse(date) - now.getTime()) / HOUR_MS
  return { ...(days === 0 ? inUnits(Math.max(1, Math.floor(-hours)), 'hour', 'late') : inUnits(-days, 'day', 'late')), late: true }
}
