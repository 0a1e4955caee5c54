import { useQuery } from '@tanstack/react-query'
import { useIsOwner } from '#web/areas/employer/useIsOwner'
import { employerQuery } from '#web/shared/calls/employer'
import { lazyPart } from '#web/shared/screens/lazy-part'

const PaymentMissing = lazyPart(async () => (await import('#web/areas/employer/plan/now/PaymentMissing')).PaymentMissing, null)

/** What an owner sees while a payment is missing; few ever do, so its code comes with it. */
export function PastDueBand() {
  const isOwner = useIsOwner()
  const { data: own } = useQuery({ ...employerQuery('membership'), enabled: isOwner === true })
  return own?.graceEndsAt ? <PaymentMissing until={own.graceEndsAt} /> : null
}
