import { londonDay, weekEnd } from '@evenshift/contract/london'
import type { ApplicantCard, RepliesDue } from '@evenshift/contract/model/overview/applicant-card'
import type { RejectReason } from '@evenshift/contract/states/application/application'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { agreedWords, askedWords, fitWords } from '#web/areas/employer/applicants/fit-words'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { clockTime, dayDate, daysUntil } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { weekDays } from '#web/ui/week/days'
import { shortSpan } from '#web/ui/week/times'

export const groups = ['today', 'week', 'later', 'accepted', 'theirs'] as const
export type Group = (typeof groups)[number]

/** Whose turn it is, and by when. */
export function groupOf({ status, replyBy }: Pick<ApplicantCard, 'status' | 'replyBy'>, now: Date): Group {
  if (status === 'offer_accepted') return 'accepted'
  if (replyBy === null) return 'theirs'
  if (daysUntil(replyBy, now) <= 0) return 'today'
  return londonDay(new Date(replyBy)) <= weekEnd(now) ? 'week' : 'later'
}

/** "1 late, 2 due today" of replies; nothing where none is due by tonight. `today` counts the late ones too. */
export const dueWords = ({ today, late }: Pick<RepliesDue, 'today' | 'late'>): string =>
  [late > 0 && `${late} late`, today > late && `${today - late} due today`].filter(Boolean).join(', ')

type GroupWords = (due: RepliesDue, first: ApplicantCard | undefined) => { readonly title: string; readonly text: string }
/** The heading of a group and what is said beside it; `first` is the one who is due first. */
export const groupWords: Readonly<Record<Group, GroupWords>> = {
  today: ({ today, late }, first) => ({
    title: dueWords({ today, late }) || 'Due today',
    text: late > 0 || today === 1 ? '' : first?.replyBy ? `${firstNameOf(first.applicant.name)} first` : 'everyone has a reply',
  }),
  week: ({ today, week }) => ({ title: 'This week', text: moreWords(week, today > 0) }),
  later: ({ today, week, later }) => ({ title: 'Later', text: moreWords(later, today + week > 0) }),
  accepted: () => ({ title: 'Ready to start', text: 'check their right to work first' }),
  theirs: () => ({ title: 'Waiting on them', text: 'nothing for you to do yet' }),
}
const moreWords = (count: number, isMore: boolean): string =>
  count === 0 ? 'everyone has a reply' : `${count} ${isMore ? 'more ' : ''}to reply to`

/** The days of these shifts from Monday, each once: "Fri", "Sun". */
const daysOf = (shifts: readonly { readonly day: number }[]): string[] =>
  weekDays.filter(({ id }) => shifts.some(({ day }) => day === id)).map(({ short }) => short)

/** "Agreed Sat 08:00–14:00", "Asked for Sat, no week added", "Can work Fri, Sat and Sun", "Can work 3 of 4, not Sun", "Can work 2 of 4: Fri, Sun". */
export function fitLine(row: Pick<ApplicantCard, 'status' | 'fit' | 'change' | 'asked' | 'agreed'>): string {
  const { fit, change } = row
  const said = agreedWords(row) || askedWords(row)
  if (said || fit === null) return said
  if (change && change.said.length > 0 && fit.shiftsTotal > 0 && fit.clashingShifts.length === 0) return 'They’ve said they can do it'
  const { shifts, clashingShifts, shiftsFit, shiftsTotal } = fit
  if (shiftsFit === 0 || shiftsFit === shiftsTotal || shifts.length === 0) return fitWords(fit)
  const clashes = daysOf(clashingShifts)
  const free = daysOf(shifts.filter((one) => !clashingShifts.some(({ day, start }) => day === one.day && start === one.start)))
  const isPlain = clashes.length === 1 && !free.includes(clashes[0] ?? '')
  return `${fitWords(fit)}${isPlain ? `, not ${clashes[0]}` : `: ${free.join(', ')}`}`
}

export interface Why {
  readonly before?: string
  readonly strong: string
  readonly after?: string
}
/** The one fact beside an applicant; null where there is none. */
export function whyOf(row: ApplicantCard, now: Date): Why | null {
  const { status, fact, change, hasNewMessage, interview, meeting, offerExpiresAt, startDate } = row
  if (hasNewMessage) return { strong: 'New message' }
  if (meeting?.status === 'agreed' && meeting.at !== null && daysUntil(meeting.at, now) >= 0)
    return { before: `${meetingKindWords[meeting.kind]} `, strong: `${dayDate(meeting.at)}, ${clockTime(meeting.at)}` }
  if (status === 'offered' && offerExpiresAt)
    return { before: 'Offer expires ', strong: `${dayDate(offerExpiresAt)}, ${clockTime(offerExpiresAt)}` }
  if (status === 'offer_accepted') return { strong: 'Accepted your offer', ...(startDate && { after: `, starts ${dayDate(startDate)}` }) }
  if (status === 'interview_invited' && interview) return { strong: `Interview due ${dayDate(interview.deadline)}` }
  if (change?.confirmedAt === null) return { strong: 'Not confirmed', after: ' since the job changed' }
  if (fact?.kind === 'only_asked') {
    const { day, start, end } = fact.shift
    return { before: 'The only one who asked for ', strong: `${daysOf([{ day }])[0] ?? ''} ${shortSpan(start, end)}` }
  }
  if (status === 'interview_submitted' && interview) return { strong: counted(interview.questions, 'interview answer') }
  return fact ? { strong: fact.name, after: `, ${fact.because}` } : null
}

/** The reasons that are one press away, and those behind "More reasons". */
export const nearReasons = [
  'hours_do_not_fit',
  'stronger_match',
  'start_date',
  'travel',
  'experience_for_this_role',
] as const satisfies readonly RejectReason[]
export const moreReasons = [
  'required_skill_missing',
  'required_certificate_missing',
  'interview_answers',
  'position_filled',
] as const satisfies readonly RejectReason[]

/** Why not, most likely, and what says so; as the morning mail presets it. */
export function likelyReason({ fit }: Pick<ApplicantCard, 'fit'>): { readonly reason: RejectReason; readonly because: string } {
  const days = daysOf(fit?.clashingShifts ?? [])
  if (days.length === 0) return { reason: 'stronger_match', because: '' }
  if (days.length > 2) return { reason: 'hours_do_not_fit', because: `${days.length} days clash` }
  return { reason: 'hours_do_not_fit', because: `${days.join(' and ')} ${days.length === 1 ? 'clashes' : 'clash'}` }
}
