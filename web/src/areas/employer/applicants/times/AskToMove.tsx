import type { NewTimes } from '@evenshift/contract/model/application/new-times'
import type { CoverShift } from '@evenshift/contract/model/overview/cover'
import type { OfferShift } from '@evenshift/contract/model/week'
import { isAskedFor, mayAsk, movedSince } from '@evenshift/contract/states/application/new-times'
import { useState } from 'react'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { AskToMoveDialog } from '#web/areas/employer/applicants/times/AskToMoveDialog'
import { words } from '#web/areas/employer/applicants/times/words'
import { useIsReviewer } from '#web/areas/employer/useIsReviewer'
import { dayDate } from '#web/shared/words/dates'
import { LinkButton } from '#web/ui/page/LinkButton'

export interface AskToMoveProps {
  /** The application’s. */
  readonly id: string
  readonly name: string
  readonly agreed: readonly OfferShift[]
  /** The job’s own shifts. */
  readonly shifts: readonly Pick<CoverShift, '_id' | 'day' | 'start' | 'end'>[]
  readonly newTimes: NewTimes | null
}

/** Whether somebody comes at the times that the job has now: the button that asks, or how that stands; nothing where they agreed to those. */
export function AskToMove({ id, name, agreed, shifts, newTimes }: AskToMoveProps) {
  const isReviewer = useIsReviewer()
  const [isAsking, setIsAsking] = useState(false)
  const moved = movedSince(agreed, shifts)
  const first = firstNameOf(name)
  if (moved.length === 0) return null
  const wanted = moved.map(({ is }) => is)
  if (newTimes?.state === 'asked') return <p>{words.askedOn(first, dayDate(newTimes.at))}</p>
  if (newTimes?.state === 'kept' && isAskedFor(newTimes, wanted))
    return <p>{words.keepsTheirs(first, dayDate(newTimes.settledAt ?? newTimes.at))}</p>
  if (isReviewer !== false || !mayAsk(newTimes, wanted)) return null
  return (
    <p>
      <LinkButton onClick={() => setIsAsking(true)}>{words.askToMove(first)}</LinkButton>
      {isAsking && <AskToMoveDialog id={id} name={first} moved={moved} onClose={() => setIsAsking(false)} />}
    </p>
  )
}
