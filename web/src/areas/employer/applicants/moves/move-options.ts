import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'
import { words } from '#web/areas/employer/applicants/moves/words'

/** The moves that these screens make. */
export const moveTargets = [
  'shortlisted',
  'hired',
  'interview_invited',
  'offered',
  'in_review',
  'offer_rescinded',
  'rejected',
] as const satisfies readonly ApplicationStatus[]
export type MoveTarget = (typeof moveTargets)[number]
export interface MoveOption {
  readonly to: MoveTarget
  readonly label: string
  /** Why it is not possible now, though the state would allow it. */
  readonly barred?: string
}

const labels: Readonly<Record<MoveTarget, string>> = {
  shortlisted: words.shortlist,
  in_review: words.inReview,
  offered: words.makeOffer,
  interview_invited: words.interview,
  hired: words.markAsHired,
  offer_rescinded: words.withdrawOffer,
  rejected: words.notThisTimeLabel,
}
const bars: Readonly<Record<MoveTarget, string>> = {
  shortlisted: words.notAvailableNow,
  in_review: words.noLongerAvailable,
  offered: words.allPlacesFilledOffered,
  interview_invited: words.notAvailableNow,
  hired: words.notAvailableNow,
  offer_rescinded: words.notAvailableNow,
  rejected: words.alreadyOnItsWay,
}

/** What the move is called from where they are. */
export function labelOf(to: MoveTarget, status: ApplicationStatus): string {
  if (to === 'offered' && status === 'offered') return words.changeOffer
  if (to === 'offered' && status === 'offer_expired') return words.offerAgain
  if (to === 'in_review' && status === 'interview_invited') return words.cancelInterview
  if (to === 'in_review' && (status === 'rejected' || status === 'closed_no_reply')) return words.reviewAgain
  return to === 'in_review' && status !== 'applied' ? words.moveBackToReview : labels[to]
}

type Movable = Pick<EmployerApplication, 'status' | 'allowed' | 'pendingRejection'>
/** Whether a move is open now; a rejection on its way is not sent again. */
export const isOpenMove = ({ allowed, pendingRejection }: Pick<Movable, 'allowed' | 'pendingRejection'>, to: MoveTarget): boolean =>
  allowed.includes(to) && !(to === 'rejected' && pendingRejection)

/** What the employer may do, in the order of the buttons: the state table says what exists, the server's `allowed` what is open now. */
export function moveOptions(application: Movable): readonly MoveOption[] {
  const { status } = application
  const possible = allowedFrom(status, 'employer')
  return moveTargets
    .filter((to) => possible.includes(to))
    .map((to) => ({ to, label: labelOf(to, status), ...(isOpenMove(application, to) ? {} : { barred: bars[to] }) }))
}

/** Moves that end something: they are offered, and never first. */
const isEnding = (to: MoveTarget, status: ApplicationStatus): boolean =>
  to === 'rejected' || to === 'offer_rescinded' || (to === 'in_review' && status === 'interview_invited')
/** The move that the screen offers first; nothing where every open one ends something. */
export const firstMove = (application: Parameters<typeof moveOptions>[0]): MoveOption | undefined =>
  moveOptions(application).find(({ to, barred }) => !barred && !isEnding(to, application.status))

/** The move that "Meet" stands before: it is no move of the status, and comes once they are shortlisted. */
export const meetingBefore = (options: readonly MoveOption[]): MoveTarget | undefined => options.find(({ to }) => to !== 'shortlisted')?.to
