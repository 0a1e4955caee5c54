import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { words } from '#web/areas/employer/applicants/words'

/** The pills above a list of applicants; each names its statuses. */
export const columns = [
  { key: 'new', label: words.new, statuses: ['applied'] },
  { key: 'review', label: words.inReview, statuses: ['in_review'] },
  { key: 'interview', label: words.interview, statuses: ['interview_invited', 'interview_submitted'] },
  { key: 'shortlist', label: words.shortlisted, statuses: ['shortlisted'] },
  { key: 'offer', label: words.offer, statuses: ['offered'] },
  { key: 'accepted', label: words.accepted, statuses: ['offer_accepted'] },
  { key: 'hired', label: words.hired, statuses: ['hired'] },
  {
    key: 'over',
    label: words.finished,
    statuses: ['rejected', 'withdrawn', 'offer_declined', 'offer_expired', 'offer_rescinded', 'closed_no_reply', 'closed_job'],
  },
] as const satisfies readonly { key: string; label: string; statuses: readonly ApplicationStatus[] }[]
/** The board shows who is still in it; those who have the job stand in one column. */
export const boardColumns = columns
  .filter(({ key }) => key !== 'over' && key !== 'hired')
  .map(({ key, label, statuses }): BoardColumn => ({ key, label, statuses: key === 'accepted' ? [...statuses, 'hired'] : statuses }))
interface BoardColumn {
  readonly key: ColumnKey
  readonly label: string
  readonly statuses: readonly ApplicationStatus[]
}
export type ColumnKey = (typeof columns)[number]['key']

export const boardColumnOf = (key: string | null): BoardColumn | undefined => boardColumns.find((column) => column.key === key)
export const columnOf = (key: string | null): (typeof columns)[number] | undefined => columns.find((column) => column.key === key)
