import type { QueueRow } from '@evenshift/contract/model/staff/queue'
import { type QueueKind, queueKinds } from '@evenshift/contract/states/staff'

/** Of one, and of the filter that has them all. */
export const kindWords: Readonly<Record<QueueKind, readonly [one: string, all: string]>> = {
  report: ['Report', 'Reports'],
  job: ['Flagged job', 'Flagged'],
  company: ['Company', 'Companies'],
  profile: ['Profile', 'Profiles'],
  appeal: ['Appeal', 'Appeals'],
  complaint: ['Complaint', 'Complaints'],
  plan: ['Free plan', 'Plans'],
  feedback: ['Feedback', 'Feedback'],
}
export const isKind = (value: string | null | undefined): value is QueueKind => queueKinds.some((kind) => kind === value)

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
/** "Report · asks me to pay for something · 4 people". */
export const detailWords = ({ kind, detail, reports }: QueueRow): string =>
  [kindWords[kind][0], detail === null ? null : lowered(detail), reports > 1 ? `${reports} people` : null]
    .filter((part) => part !== null)
    .join(' · ')
