import type { PlanLimit } from '@evenshift/contract/refusals'
import { useState } from 'react'
import { ChangeSheet } from '#web/areas/employer/plan/change/ChangeSheet'
import { FullPlaces } from '#web/areas/employer/plan/limit/FullPlaces'
import { LimitFrame } from '#web/areas/employer/plan/limit/LimitFrame'
import { WayChoice } from '#web/areas/employer/plan/limit/WayChoice'
import { ownersLine } from '#web/areas/employer/plan/limit/limit-words'
import type { LimitPlace } from '#web/areas/employer/plan/limit/limit-place'
import type { LimitFacts } from '#web/areas/employer/plan/limit/useLimitFacts'
import { usePause } from '#web/areas/employer/plan/limit/usePause'
import { pausable, paidWays, pauseWay } from '#web/areas/employer/plan/limit/ways'
import { useCheckout } from '#web/areas/employer/plan/pay/useCheckout'
import { refusalOf } from '#web/shared/forms/refusal'
import { useAddress } from '#web/shared/session/useAddress'
import { notify } from '#web/shared/notices/notify'
import { SelectField } from '#web/ui/form/SelectField'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/plan/limit/words'

interface LimitWaysProps {
  readonly of: PlanLimit
  readonly title: string
  readonly facts: LimitFacts
  readonly place: LimitPlace
  readonly onNotNow: () => void
  readonly onClose: () => void
}

/** The full places by name, then the ways on; the button follows the choice. */
export function LimitWays({ of, title, facts: { plan, jobs, people, owners }, place, onNotNow, onClose }: LimitWaysProps) {
  const here = useAddress()
  const checkout = useCheckout()
  const pause = usePause()
  const [kind, setKind] = useState<string | null>(null)
  const [pausedId, setPausedId] = useState<string | null>(null)
  const [isMoving, setMoving] = useState(false)
  const others = pausable(jobs).filter(({ _id }) => _id !== place.job?.id)
  const paused = others.find(({ _id }) => _id === pausedId) ?? others[0]
  const ways = [
    ...(plan ? paidWays(of, plan.plans, plan.own, plan.preview) : []),
    ...(place.job && paused ? [pauseWay(paused, place.job.verb)] : []),
  ]
  // What costs something is chosen by a person, never for them.
  const chosen = ways.find((way) => way.kind === kind) ?? ways.find((way) => way.plan === null)
  const interval = plan?.own.interval ?? 'month'
  const go = () => {
    if (chosen?.kind === 'up' && plan?.preview) return setMoving(true)
    if (chosen?.plan) {
      place.onLeave?.()
      return checkout.go({ plan: chosen.plan, interval, back: place.back?.() ?? here })
    }
    if (chosen?.kind === 'pause' && paused)
      pause.mutate(paused, {
        onSuccess: () => {
          notify({ kind: 'done', text: words.isPaused(paused.title) })
          onClose()
          place.job?.again()
        },
      })
  }
  if (isMoving && plan && chosen?.plan)
    return <ChangeSheet own={plan.own} plan={chosen.plan} interval={interval} isUp onMoved={onClose} onClose={() => setMoving(false)} />
  const { note } = refusalOf(checkout.error ?? pause.error, [])
  return (
    <LimitFrame
      title={title}
      lead={ways.length > 0 ? words.howWouldLike(place.kept, place.job?.verb) : place.kept}
      note={note}
      busy={checkout.isBusy || pause.isPending}
      button={chosen?.button ?? null}
      onGo={go}
      onNotNow={onNotNow}
    >
      {of === 'liveJobs' && others.length > 0 && <FullPlaces names={others.map((job) => job.title)} />}
      {of === 'seats' && <FullPlaces names={people} />}
      {ways.length > 0 && <WayChoice ways={ways} chosen={chosen} onChoose={setKind} />}
      {chosen?.kind === 'pause' && others.length > 1 && (
        <SelectField
          label={words.jobToPause}
          options={others.map((job) => ({ value: job._id, label: job.title }))}
          value={paused?._id ?? null}
          onChange={setPausedId}
        />
      )}
      {plan === null && <Note>{ownersLine(owners)}</Note>}
      {plan !== null && ways.length === 0 && <Note>{words.haveLargestPlanAlready}</Note>}
    </LimitFrame>
  )
}
