import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { Shift } from '@evenshift/contract/model/week'
import { type ApplicationStatus, isOpen, isSeekersTurn } from '@evenshift/contract/states/application/application'
import { clockTime, dayDate, daysUntil } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import type { DayState } from '#web/ui/week/WeekStrip'
import { type DayId, weekDays } from '#web/ui/week/days'

/** What a status is called on the employer's side. */
export const statusWords: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'New',
  in_review: 'In review',
  interview_invited: 'Invited',
  interview_submitted: 'Interview received',
  shortlisted: 'Shortlisted',
  offered: 'Offer',
  offer_accepted: 'Offer accepted',
  hired: 'Hired',
  rejected: 'Not this time',
  withdrawn: 'Withdrawn',
  offer_declined: 'Declined the offer',
  offer_expired: 'Offer expired',
  offer_rescinded: 'Offer withdrawn',
  closed_no_reply: 'Closed, no reply',
  closed_job: 'Job closed',
}

export const statusKind = (status: ApplicationStatus): 'fact' | 'match' | 'quiet' => {
  if (status === 'interview_submitted' || status === 'offered' || status === 'offer_accepted') return 'match'
  return status === 'in_review' || status === 'shortlisted' || status === 'hired' ? 'fact' : 'quiet'
}

type Fit = EmployerApplication['fit']
/** "fits 3 of 4 shifts"; empty where nothing is known. */
export const fitWords = (fit: Fit): string =>
  fit && fit.shiftsTotal > 0 ? `fits ${fit.shiftsFit} of ${counted(fit.shiftsTotal, 'shift')}` : ''

const same = (a: Shift, b: Shift): boolean => a.day === b.day && a.start === b.start && a.end === b.end

/** The shifts that a fit is of; one from before they were kept is of all the job's. */
export const fitShifts = (job: readonly Shift[], fit: NonNullable<Fit>): readonly Shift[] => (fit.shifts.length > 0 ? fit.shifts : job)

/** How the days lie for this person: the clashing ones as the server names them. */
export function fitDays(job: readonly Shift[], fit: Fit): Partial<Record<DayId, DayState>> {
  if (!fit) return {}
  const shifts = fitShifts(job, fit)
  const clashes = (shift: Shift): boolean => fit.clashingShifts.some((clash) => same(clash, shift))
  const days = weekDays.map(({ id }): [DayId, DayState] => {
    const onDay = shifts.filter(({ day }) => day === id)
    const clashing = onDay.filter(clashes).length
    if (onDay.length === 0) return [id, 'none']
    return [id, clashing === 0 ? 'fits' : clashing === onDay.length ? 'clashes' : 'partly']
  })
  return Object.fromEntries(days)
}

/** How far from the job they live; null where it isn't known. */
export const awayWords = ({ milesAway }: Pick<EmployerApplication, 'milesAway'>): string | null =>
  milesAway === null ? null : milesAway === 0 ? 'less than a mile away' : `about ${counted(milesAway, 'mile')} away`

/** Whether they said that the job still fits them since it changed; empty where it didn't change. */
export const changeWords = ({ change }: Pick<EmployerApplication, 'change'>): string =>
  change === null ? '' : change.confirmedAt === null ? 'Not confirmed' : 'Confirmed'

export interface Due {
  readonly text: string
  readonly kind: 'bad' | 'match' | 'quiet'
}
/** When the employer's answer is due; null where none is. */
export function dueOf(
  { status, replyBy, pendingRejection }: Pick<EmployerApplication, 'status' | 'replyBy' | 'pendingRejection'>,
  now: Date,
): Due | null {
  if (pendingRejection) return { text: 'Rejection on its way', kind: 'quiet' }
  if (!isOpen(status)) return null
  if (isSeekersTurn(status)) return { text: 'Waiting for them', kind: 'quiet' }
  if (replyBy === null) return null
  const days = daysUntil(replyBy, now)
  if (Date.parse(replyBy) < now.getTime()) return { text: days === 0 ? 'Overdue today' : `${counted(-days, 'day')} late`, kind: 'bad' }
  return days === 0 ? { text: `Today, ${clockTime(replyBy)}`, kind: 'match' } : { text: dayDate(replyBy), kind: 'quiet' }
}

/** "Luke" of "Luke Walsh"; a hidden name is no more than its number. */
export const firstNameOf = (name: string): string => (/^(Applicant \d|Former )/.test(name) ? name : (name.split(' ')[0] ?? name))
