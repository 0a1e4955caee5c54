import { firstOn } from '@evenshift/contract/days'
import type { MeetingBrief } from '@evenshift/contract/model/meeting/meeting'
import { isHeld, tabOf } from '@evenshift/contract/states/application/application'
import type { Application } from '@evenshift/contract/model/application/application'

/** What a row of a list and an application in full both tell of where it stands. */
export type Facts = Pick<
  Application,
  'status' | 'appliedAt' | 'changedAt' | 'firstViewedAt' | 'replyBy' | 'isLate' | 'offer' | 'reason' | 'pickTimeBy' | 'hasPulledOut'
> & { readonly interview: { readonly deadline: string } | null; readonly meeting: MeetingBrief | null }

/** The places of its job were filled before it was answered. */
export const wentToSomeoneElse = ({ status, reason }: Pick<Facts, 'status' | 'reason'>): boolean =>
  status === 'closed_job' && reason === 'position_filled'

/** Whether somebody left by themselves: that is told with its day and reason in one line. */
export const hasLeft = (status: Facts['status']): boolean => status === 'withdrawn' || status === 'offer_declined'

/** What somebody had accepted before they pulled out; null of everybody else. */
export const gaveUp = ({ hasPulledOut, offer }: Pick<Facts, 'hasPulledOut' | 'offer'>): Facts['offer'] => (hasPulledOut ? offer : null)

/** The meeting that is agreed and when it is; null where none is, or it's the seeker's turn in an interview. */
export function agreedMeeting({ status, meeting }: Pick<Facts, 'status' | 'meeting'>) {
  if (meeting?.status !== 'agreed' || meeting.at === null || tabOf(status) !== 'live' || status === 'interview_invited') return null
  return { kind: meeting.kind, at: meeting.at }
}

/** Whether an offer stands beside its meeting, or was accepted: what was agreed stays on all the same until somebody calls it off. */
export const isBesideOffer = (status: Facts['status']): boolean => status === 'offered' || isHeld(status)

/** By when they reply: a trial is answered sooner than the application, so no day is known until its time is picked. */
export function repliesBy({ meeting, replyBy, pickTimeBy }: Pick<Facts, 'meeting' | 'replyBy' | 'pickTimeBy'>): string | null {
  if (pickTimeBy && meeting?.kind === 'trial') return null
  return meeting?.outcomeDue ?? replyBy
}

/** The day of the first shift of an offer, YYYY-MM-DD; its start where shifts are by agreement. */
export const firstDay = ({ shifts, startDate }: NonNullable<Facts['offer']>): string => firstOn(shifts, startDate)
