import type { Application } from '@evenshift/contract/model/application/application'

/** What a row of a list and an application in full both tell of where it stands. */
export type Facts = Pick<
  Application,
  'status' | 'appliedAt' | 'changedAt' | 'firstViewedAt' | 'replyBy' | 'isLate' | 'offer' | 'reason'
> & { readonly interview: { readonly deadline: string } | null }
