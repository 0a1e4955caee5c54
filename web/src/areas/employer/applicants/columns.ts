import type { ApplicationStatus } from '@evenshift/contract/states/application/application'

/** The columns of the board and the pills above the cards; each names its statuses. */
export const columns = [
  { key: 'new', label: 'New', statuses: ['applied'] },
  { key: 'review', label: 'In review', statuses: ['in_review'] },
  { key: 'interview', label: 'Interview', statuses: ['interview_invited', 'interview_submitted'] },
  { key: 'shortlist', label: 'Shortlisted', statuses: ['shortlisted'] },
  { key: 'offer', label: 'Offer', statuses: ['offered', 'offer_accepted'] },
  {
    key: 'over',
    label: 'Over',
    statuses: ['hired', 'rejected', 'withdrawn', 'offer_declined', 'offer_expired', 'offer_rescinded', 'closed_no_reply', 'closed_job'],
  },
] as const satisfies readonly { key: string; label: string; statuses: readonly ApplicationStatus[] }[]
export type ColumnKey = (typeof columns)[number]['key']

export const columnOf = (key: string | null): (typeof columns)[number] | undefined => columns.find((column) => column.key === key)
