import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { words } from '#web/areas/employer/applicants/words'

/** The columns of the board and the pills above the cards; each names its statuses. */
export const columns = [
  { key: 'new', label: words.new, statuses: ['applied'] },
  { key: 'review', label: words.inReview, statuses: ['in_review'] },
  { key: 'interview', label: words.interview, statuses: ['interview_invited', 'interview_submitted'] },
  { key: 'shortlist', label: words.shortlisted, statuses: ['shortlisted'] },
  { key: 'offer', label: words.offer, statuses: ['offered'] },
  { key: 'accepted', label: words.accepted, statuses: ['offer_accepted', 'hired'] },
  {
    key: 'over',
    label: words.finished,
    statuses: ['rejected', 'withdrawn', 'offer_declined', 'offer_expired', 'offer_rescinded', 'closed_no_reply', 'closed_job'],
  },
] as const satisfies readonly { key: string; label: string; statuses: readonly ApplicationStatus[] }[]
/** The board shows who is still in it, up to those who have the job. */
export const boardColumns = columns.filter(({ key }) => key !== 'over')
export type ColumnKey = (typeof columns)[number]['key']

export const columnOf = (key: string | null): (typeof columns)[number] | undefined => columns.find((column) => column.key === key)
