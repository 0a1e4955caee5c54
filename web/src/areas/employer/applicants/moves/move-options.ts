import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { allowedFrom } from '@evenshift/contract/states/application/application-moves'

/** The moves that these screens make. */
export const moveTargets = [
  'shortlisted',
  'hired',
  'offered',
  'interview_invited',
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
  shortlisted: 'Shortlist',
  in_review: 'In review',
  offered: 'Make offer',
  interview_invited: 'Invite to an interview',
  hired: 'Mark as hired',
  offer_rescinded: 'Withdraw offer',
  rejected: 'Not this time',
}
const bars: Readonly<Record<MoveTarget, string>> = {
  shortlisted: 'Not available now',
  in_review: 'No longer available',
  offered: 'All places are filled or offered',
  interview_invited: 'Not available now',
  hired: 'Not available now',
  offer_rescinded: 'Not available now',
  rejected: 'Already on its way',
}

function labelOf(to: MoveTarget, status: ApplicationStatus): string {
  if (to === 'offered' && status === 'offered') return 'Edit offer'
  if (to === 'offered' && status === 'offer_expired') return 'Offer again'
  if (to === 'in_review' && status === 'interview_invited') return 'Cancel interview'
  if (to === 'in_review' && (status === 'rejected' || status === 'closed_no_reply')) return 'Review again'
  return to === 'in_review' && status !== 'applied' ? 'Move back to review' : labels[to]
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
