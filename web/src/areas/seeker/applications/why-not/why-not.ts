import type { Application } from '@evenshift/contract/model/application/application'
import { type RejectReason, rejectReasons } from '@evenshift/contract/states/application/application'

type Rejected = Pick<Application, '_id' | 'changedAt' | 'reason'>
export interface WhyNot<A> {
  readonly reason: RejectReason
  /** Newest first. */
  readonly applications: readonly A[]
}

const reasonOf = ({ reason }: Pick<Rejected, 'reason'>): RejectReason => rejectReasons.find((one) => one === reason) ?? 'other'

const lastOf = <A extends Rejected>({ applications }: WhyNot<A>): string => applications[0]?.changedAt ?? ''

/** Rejected applications by the reason that was given: what came most often first, of equals what came last. */
export function whyNotOf<A extends Rejected>(applications: readonly A[]): readonly WhyNot<A>[] {
  const newest = [...applications].sort((a, b) => b.changedAt.localeCompare(a.changedAt))
  return rejectReasons
    .map((reason) => ({ reason, applications: newest.filter((one) => reasonOf(one) === reason) }))
    .filter(({ applications }) => applications.length > 0)
    .sort((a, b) => b.applications.length - a.applications.length || lastOf(b).localeCompare(lastOf(a)))
}
