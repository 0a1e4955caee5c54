import { leaveWords } from '@evenshift/contract/states/application/leave-words'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'

const isLeaving = (reason: string): reason is keyof typeof leaveWords => reason in leaveWords

/** "Reason: the pay." of an application that its seeker ended; empty where they gave none. */
export const reasonLine = ({ status, reason }: Pick<ApplicationRow, 'status' | 'reason'>): string =>
  (status === 'withdrawn' || status === 'offer_declined') && reason !== null && isLeaving(reason) ? `Reason: ${leaveWords[reason]}.` : ''
