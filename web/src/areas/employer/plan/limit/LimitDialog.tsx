import { LimitWays } from '#web/areas/employer/plan/limit/LimitWays'
import { PaymentDue } from '#web/areas/employer/plan/limit/PaymentDue'
import { limitTitle } from '#web/areas/employer/plan/limit/limit-words'
import { type Met, putOff } from '#web/areas/employer/plan/limit/put-off'
import type { LimitPlace } from '#web/areas/employer/plan/limit/limit-place'
import { useLimitFacts } from '#web/areas/employer/plan/limit/useLimitFacts'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { Sheet } from '#web/ui/dialog/Sheet'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/areas/employer/plan/limit/words'

interface LimitDialogProps {
  readonly met: Met
  readonly place: LimitPlace
  readonly onClose: () => void
}

/** What the plan has no more of, and the ways on. Whatever was written stays. */
export function LimitDialog({ met, place, onClose }: LimitDialogProps) {
  const { facts, error, retry } = useLimitFacts(met)
  const notNow = () => {
    putOff(met)
    onClose()
  }
  if (!facts)
    return (
      <Sheet opened title={words.yourPlan} unsaved={false} onClose={onClose}>
        {error ? (
          <QueryFailure title={words.couldntLoadOptions} error={error} onRetry={retry} />
        ) : (
          <div role="status" aria-label={words.loadingYourOptions}>
            <Bone height={280} radius={16} />
          </div>
        )}
      </Sheet>
    )
  const shown = { facts, place, title: limitTitle(met, facts.entitlement), onNotNow: notNow }
  return met === 'payment' ? <PaymentDue {...shown} /> : <LimitWays {...shown} of={met} onClose={onClose} />
}
