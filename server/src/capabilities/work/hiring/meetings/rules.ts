/** What may become of a meeting, decided from its row, its application and the time alone. */
import { MEETING_DAYS_MOST, MEETING_REMINDER_HOURS, TRIAL_OUTCOME_HOURS } from '@evenshift/contract/constants'
import { plusDays, plusHours } from '@evenshift/contract/days'
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
/** With the application ends what was arranged for it; who is hired has nothing to be told. */
export const endsMeetings = (status: ApplicationStatus): boolean => !isOpen(status) && status !== 'hired'

/** What stands in the way of a move of this meeting now. */
const unmetBy = ({ at }: Meeting, application: Application, by: MeetingSide, now: Date): MeetingCondition[] => [
  ...(at !== null && at <= now ? (['not_begun'] as const) : []),
  ...(by === 'employer' && !mayPropose(application) ? (['application_live'] as const) : []),
]
/** What this side may ask for now. */
export const allowedNow = (meeting: Meeting, application: Application, by: MeetingSide, now: Date): SideAction[] =>
  allowedOfMeeting(meeting, by, unmetBy(meeting, application, by, now))

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
