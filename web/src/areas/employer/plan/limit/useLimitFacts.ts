import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import type { Membership, Plan, PlanChange } from '@evenshift/contract/model/company/subscription'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { useQuery } from '@tanstack/react-query'
import type { Met } from '#web/areas/employer/plan/limit/put-off'
import { planUp } from '#web/areas/employer/plan/limit/ways'
import { type Entitlement, isPaying } from '#web/areas/employer/plan/plans'
import { useIsOwner } from '#web/areas/employer/useIsOwner'
import { employerQuery } from '#web/shared/calls/employer'

export interface LimitFacts {
  readonly entitlement: Entitlement
  readonly owners: readonly string[]
  /** What only an owner may see; null for all others. */
  readonly plan: { readonly own: Membership; readonly plans: readonly Plan[]; readonly preview: PlanChange | null } | null
  /** Every ongoing job where a live one is what there is no room for. */
  readonly jobs: readonly PostCard[]
  /** Who takes a seat, where these are what there is too little of. */
  readonly people: readonly string[]
}

/** Everything that the prompt tells; undefined until all of it is there. */
export function useLimitFacts(met: Met): { readonly facts: LimitFacts | undefined; readonly error: unknown; readonly retry: () => void } {
  const isOwner = useIsOwner() === true
  const info = useQuery(employerQuery('employerInfo'))
  const entitlement = useQuery(employerQuery('entitlement'))
  const membership = useQuery({ ...employerQuery('membership'), enabled: isOwner })
  const packages = useQuery({ ...employerQuery('packages'), enabled: isOwner })
  const own = membership.data
  const up = own && packages.data && met !== 'payment' ? planUp(met, packages.data, own) : null
  const isMoving = own !== undefined && up !== null && isPaying(own) && !own.cancelAtPeriodEnd && own.nextPackage === null
  const asked = { packageId: up?._id ?? '', interval: own?.interval ?? ('month' as const) }
  // A larger plan that can't be reckoned is left out: the other ways stay.
  const preview = useQuery({ ...employerQuery('planChange', { query: asked }), enabled: isMoving, gcTime: 0 })
  const jobs = useQuery({
    ...employerQuery('ongoingJobs', { query: { limit: PAGE_SIZE_MOST, view: 'card' } }),
    enabled: met === 'liveJobs',
  })
  const members = useQuery({ ...employerQuery('members'), enabled: met === 'seats' && isOwner })
  const needed = [info, entitlement, ...(isOwner ? [membership, packages] : []), ...(met === 'liveJobs' ? [jobs] : [])]
  const failed = needed.find(({ error, data }) => error && !data)
  const isReady = needed.every(({ data }) => data !== undefined) && !(isMoving && preview.isPending)
  const facts = isReady &&
    info.data &&
    entitlement.data && {
      entitlement: entitlement.data,
      owners: info.data.team.filter(({ role }) => role === 'owner').map(({ name }) => name),
      plan: own && packages.data ? { own, plans: packages.data, preview: preview.data ?? null } : null,
      jobs: jobs.data?.data ?? [],
      people: members.data?.map(({ name, email }) => name ?? email) ?? info.data.team.map(({ name }) => name),
    }
  return { facts: facts || undefined, error: failed?.error, retry: () => needed.forEach(({ refetch }) => void refetch()) }
}
