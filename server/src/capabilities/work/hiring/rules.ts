/** Who may do what with an application, decided from its row and the time alone. */
import { type ApplicationStatus, isOpen, isSeekersTurn, mayReapply, tabOf } from '@evenshift/contract/states/application/application'
import { allowedFrom, applicationMove } from '@evenshift/contract/states/application/application-moves'
import { plusDays } from '@evenshift/contract/days'
import { REVIVE_DAYS, keptSince, promisedBy } from '#server/capabilities/work/hiring/rules.time'

/** Until it is over, and once somebody is hired: the first day has to be arranged. */
export const isTalkedAbout = (status: ApplicationStatus): boolean => isOpen(status) || status === 'hired'

/** What the rules read of an application. */
export interface ApplicationFacts {
  readonly status: ApplicationStatus
  readonly version: number
  readonly changedAt: Date
  readonly isOfferRenewed: boolean
}

/** How often a seeker may apply for one job. */
export const ATTEMPTS_MOST = 2
export const mayApplyAgain = ({ status, attempt }: { readonly status: ApplicationStatus; readonly attempt: number }): boolean =>
  mayReapply(status) && attempt < ATTEMPTS_MOST
/** Whether one more application may follow those that the seeker sent for this job. */
export const mayApply = (sent: readonly { readonly status: ApplicationStatus }[]): boolean =>
  sent.length < ATTEMPTS_MOST && sent.every(({ status }) => mayReapply(status))

/** The change of the job that waits for the seeker's word; an offer keeps its own terms and asks nothing, nor does less asked of them. */
export const changeAsked = <C extends { readonly confirmedAt: string | null; readonly isAsked: boolean }>({
  status,
  change,
}: {
  readonly status: ApplicationStatus
  readonly change: C | null
}): C | null => (change !== null && change.isAsked && change.confirmedAt === null && tabOf(status) === 'live' ? change : null)

/** Taking up again what was rejected or closed has its time; an offer that ran out is made again once. */
function isInTime(application: ApplicationFacts, to: ApplicationStatus, now: Date): boolean {
  if (to === 'in_review' && applicationMove(application.status, to, 'employer')?.needs.includes('within_30_days'))
    return now <= plusDays(application.changedAt, REVIVE_DAYS)
  if (to === 'offered' && applicationMove(application.status, to, 'employer')?.needs.includes('once')) return !application.isOfferRenewed
  return true
}

/** What this actor may ask for now. */
export const allowedNow = (application: ApplicationFacts, by: 'seeker' | 'employer', now: Date): ApplicationStatus[] =>
  allowedFrom(application.status, by).filter((to) => isInTime(application, to, now))

export type Judgement = 'allowed' | 'STALE' | 'INVALID_TRANSITION'
/** Judges a move of somebody who has seen this version. */
export function judgeMove(
  application: ApplicationFacts,
  seen: number,
  to: ApplicationStatus,
  by: 'seeker' | 'employer',
  now: Date,
): Judgement {
  if (application.version !== seen) return 'STALE'
  return allowedNow(application, by, now).includes(to) ? 'allowed' : 'INVALID_TRANSITION'
}

interface Reply {
  readonly replyBy: Date | null
  readonly replyWithinDays: number
}
const answers: readonly ApplicationStatus[] = ['shortlisted', 'interview_invited', 'offered', 'rejected']
/** Whether a move is an answer to the seeker, and not only a sign that somebody looks. */
export const isAnswer = (to: ApplicationStatus): boolean => answers.includes(to)

/** replyBy after a move: still while it is the seeker's turn or over, new when the turn comes back or an answer was given, else as it was. */
export function replyByAfter(from: ApplicationStatus, to: ApplicationStatus, { replyBy, replyWithinDays }: Reply, now: Date): Date | null {
  if (!isOpen(to) || isSeekersTurn(to) || to === 'offer_accepted') return null
  return replyBy === null || isAnswer(to) || isSeekersTurn(from) ? promisedBy(now, replyWithinDays) : replyBy
}

interface Kept extends Pick<ApplicationFacts, 'status' | 'changedAt'> {
  readonly erasedAt: Date | null
}
/** Whether job, status and dates are all that is told of it: it was erased, or its time is over and the clock is about to. */
export const isHusk = ({ status, changedAt, erasedAt }: Kept, now: Date): boolean =>
  erasedAt !== null || (!isOpen(status) && changedAt <= keptSince(now))
/** Whether its employer may open it. */
export const isReadable = (kept: Kept, now: Date): boolean => kept.status !== 'withdrawn' && !isHusk(kept, now)

/** From when the employer knows whom to ring, and from when how old they are. */
export const showsContact = (status: ApplicationStatus): boolean => status === 'offer_accepted' || status === 'hired'
export const showsBirthDate = (status: ApplicationStatus): boolean => status === 'hired'
/** Moves after which "Applicant 4" has a name. */
export const showsName = (to: ApplicationStatus): boolean => to === 'interview_invited' || to === 'offered'
