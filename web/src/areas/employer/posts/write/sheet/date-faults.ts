import { closingDateFault, startDateFault } from '@evenshift/contract/states/job/job-dates-words'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'

type Days = Pick<PostValues, 'startDate' | 'closingDate'>
/** What is wrong with the dates that are typed; those that people see already stay. `today` is London's. */
export function dateFaults({ startDate, closingDate }: Days, live: Readonly<Record<keyof Days, string | null>> | null, today: string) {
  const start = startDate === '' || startDate === live?.startDate ? null : startDateFault(startDate, today)
  const closing = closingDate === '' || closingDate === live?.closingDate ? null : closingDateFault(closingDate, today)
  return { ...(closing !== null && { closingDate: closing }), ...(start !== null && { startDate: start }) }
}
