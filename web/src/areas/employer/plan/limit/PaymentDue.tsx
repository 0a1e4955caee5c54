import { LimitFrame } from '#web/areas/employer/plan/limit/LimitFrame'
import { ownersLine } from '#web/areas/employer/plan/limit/limit-words'
import type { LimitPlace } from '#web/areas/employer/plan/limit/limit-place'
import type { LimitFacts } from '#web/areas/employer/plan/limit/useLimitFacts'
import { usePortal } from '#web/areas/employer/plan/pay/usePortal'
import { refusalOf } from '#web/shared/forms/refusal'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/plan/limit/words'

interface PaymentDueProps {
  readonly title: string
  readonly facts: LimitFacts
  readonly place: LimitPlace
  readonly onNotNow: () => void
}

/** Nothing new goes live before what is owed is paid; nothing more is sold meanwhile. */
export function PaymentDue({ title, facts: { plan, owners }, place, onNotNow }: PaymentDueProps) {
  const portal = usePortal()
  const update = () => {
    place.onLeave?.()
    portal.go()
  }
  return (
    <LimitFrame
      title={title}
      lead={words.cantPublishNewJobs(place.kept)}
      note={refusalOf(portal.error, []).note}
      busy={portal.isBusy}
      button={plan ? words.updateCard : null}
      onGo={update}
      onNotNow={onNotNow}
    >
      {plan === null && <Note>{ownersLine(owners)}</Note>}
    </LimitFrame>
  )
}
