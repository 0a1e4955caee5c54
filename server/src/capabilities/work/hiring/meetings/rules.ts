/** What may become of a meeting, decided from its row, its application and the time alone. */
import { MEETING_DAYS_MOST, MEETING_REMINDER_HOURS, TRIAL_OUTCOME_HOURS } from '@evenshift/contract/constants'
import { plusDays, plusHours } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import type { InputFault } from '@evenshift/contract/refusals'
import { type ApplicationStatus, isOpen, tabOf } from '@evenshift/contract/states/application/application'
import type { MeetingKind, MeetingSide } from '@evenshift/contract/states/meeting/meeting'
import {
  type MeetingCondition,
  type MeetingStand,
  type SideAction,
  allowedOfMeeting,
} from '@evenshift/contract/states/meeting/meeting-moves'
import { meetingEnd } from '@evenshift/contract/states/meeting/meeting-times'

interface Application {
  readonly status: ApplicationStatus
  readonly pendingAt: Date | null
}
interface Meeting extends MeetingStand {
  readonly kind: MeetingKind
  readonly at: Date | null
  readonly until: Date
}

/** Proposing is for who may still be chosen: a rejection that waits for its hour is taken back first. */
export const mayPropose = ({ status, pendingAt }: Application): boolean => tabOf(status) === 'live' && pendingAt === null
/** Other times for what is arranged already are for either side until it is over. */
const mayRearrange = ({ status, pendingAt }: Application): boolean => isOpen(status) && pendingAt === null
/** With the application ends what was arranged for it, and with a hire too. */
export const endsMeetings = (status: ApplicationStatus): boolean => !isOpen(status)

/** What stands in the way of a move of this meeting now. */
const unmetBy = ({ at }: Meeting, application: Application, by: MeetingSide, now: Date): MeetingCondition[] => [
  ...(at !== null && at <= now ? (['not_begun'] as const) : []),
  ...(by === 'employer' && !mayRearrange(application) ? (['application_open'] as const) : []),
]
/** What this side may ask for now. */
export const allowedNow = (meeting: Meeting, application: Application, by: MeetingSide, now: Date): SideAction[] =>
  allowedOfMeeting(meeting, by, unmetBy(meeting, application, by, now))

/** Whether an employer may ask how times lie: those of a new meeting, or others for what is arranged. */
export const mayAskTimes = (meeting: Meeting | undefined, application: Application, now: Date): boolean =>
  mayPropose(application) || (meeting !== undefined && allowedNow(meeting, application, 'employer', now).includes('propose'))

/** Why these times cannot be proposed, each at its place. */
export function timeFaults(times: readonly string[], now: Date): InputFault[] {
  const last = plusDays(now, MEETING_DAYS_MOST)
  return times.flatMap((time, place) => {
    const at = new Date(time)
    if (at <= now) return [{ path: `times.${place}`, message: 'Choose a time in the future' }]
    return at > last ? [{ path: `times.${place}`, message: `Choose a time within ${MEETING_DAYS_MOST} days` }] : []
  })
}
/** When the last of these times begins. */
export const lastOf = (times: readonly string[]): Date => new Date(Math.max(...times.map((time) => Date.parse(time))))

/** How many reminders of a meeting at this time would come too late to be any: its time was agreed after they were due. */
export const remindersPast = (at: Date, now: Date): number => MEETING_REMINDER_HOURS.filter((hours) => plusHours(at, -hours) <= now).length

/** When a meeting that begins then is over. */
export const endOf = (at: Date, { minutes }: { readonly minutes: number }): Date => meetingEnd(at, minutes)
export const outcomeDueOf = ({ until }: Pick<Meeting, 'until'>): Date => plusHours(until, TRIAL_OUTCOME_HOURS)

/** A meeting, where there is one, with the promise of its application. */
interface Promised {
  readonly meeting: Pick<Meeting, 'kind' | 'status' | 'turn' | 'until'> | null
  readonly application: { readonly replyBy: Date | null }
}
/** By when the employer replies: soon after a trial, so no day is known until its seeker has picked a time; else by the promised day. */
function repliesBy({ meeting, application: { replyBy } }: Promised): Date | null {
  if (meeting?.kind !== 'trial') return replyBy
  if (meeting.turn === 'seeker') return null
  return meeting.status === 'agreed' ? outcomeDueOf(meeting) : replyBy
}
/** The same after a move of the meeting; null where it is still the same day, or none. */
export function replyMovedTo(before: Promised, after: Promised): Date | null {
  const [was, is] = [repliesBy(before), repliesBy(after)]
  return is === null || (was !== null && londonDay(was) === londonDay(is)) ? null : is
}
/**
 * Whether a trial that is over still waits for the employer's word: an offer, an invitation or a rejection is one, and a newer meeting
 * makes another the newest. A rejection that waits for its hour is known to the employer alone.
 */
export const owesOutcome = ({ kind, status }: Meeting, application: Application, by: MeetingSide): boolean =>
  kind === 'trial' &&
  status === 'done' &&
  tabOf(application.status) === 'live' &&
  application.status !== 'interview_invited' &&
  (by === 'seeker' || application.pendingAt === null)
