import { firstOn } from '@evenshift/contract/days'
import type { Application } from '@evenshift/contract/model/application/application'

/** What a row of a list and an application in full both tell of where it stands. */
export type Facts = Pick<
  Application,
  'status' | 'appliedAt' | 'changedAt' | 'firstViewedAt' | 'replyBy' | 'isLate' | 'offer' | 'reason' | 'pickTimeBy'
> & { readonly interview: { readonly deadline: string } | null }

/** The places of its job were filled before it was answered. */
export const wentToSomeoneElse = ({ status, reason }: Pick<Facts, 'status' | 'reason'>): boolean =>
  status === 'closed_job' && reason === 'position_filled'

/** The day of the first shift of an offer, YYYY-MM-DD; its start where shifts are by agreement. */
export const firstDay = ({ shifts, startDate }: NonNullable<Facts['offer']>): string => firstOn(shifts, startDate)
