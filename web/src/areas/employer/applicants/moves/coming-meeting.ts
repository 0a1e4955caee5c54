import type { EmployerMeetingRow } from '@evenshift/contract/model/meeting/meeting'

type Agreed = Pick<EmployerMeetingRow, 'kind' | 'status' | 'at'>
export type ComingMeeting = Pick<EmployerMeetingRow, 'kind'> & { readonly at: string }

/** A meeting that is agreed and still to come; null otherwise. */
export const stillToCome = ({ kind, status, at }: Agreed, now: Date): ComingMeeting | null =>
  status === 'agreed' && at !== null && Date.parse(at) > now.getTime() ? { kind, at } : null

/** The one of a company's meetings that is still to come for this application. */
export function comingMeeting(all: readonly EmployerMeetingRow[], applicationId: string, now: Date): ComingMeeting | null {
  const own = all.find((one) => one.applicationId === applicationId)
  return own === undefined ? null : stillToCome(own, now)
}
