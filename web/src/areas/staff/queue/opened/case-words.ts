import type { ReportCase } from '@evenshift/contract/model/staff/report'
import type { VerificationCase } from '@evenshift/contract/model/staff/verification'
import { dotted } from '#web/shared/words/dotted'

const employerOf = (one: VerificationCase) => (one.subject === 'seeker' ? null : one.employer)

/** Whoever reads the reason: a company, or a seeker. */
export const readerOf = (one: VerificationCase): string => employerOf(one)?.companyName ?? one.name

/** "Northline Events, Leeds · live". */
export function placeOf(one: VerificationCase): string {
  const company = employerOf(one)
  const who = one.subject === 'job' ? company?.companyName : one.subject === 'employer' ? one.employer.sector : 'Seeker'
  const status =
    one.subject === 'job' ? one.job.status.replaceAll('_', ' ') : (company?.status ?? (one.subject === 'seeker' ? one.seeker.status : ''))
  return dotted([one.city === null ? who : `${who}, ${one.city}`, status, one.attempt > 1 && `sent ${one.attempt} times`])
}

const titles = {
  appeal: 'Appeal',
  data_complaint: 'Data complaint',
  bug: 'Bug',
  idea: 'Idea',
  praise: 'Praise',
  interview_experience: 'Interview experience',
} as const
const isReported = (kind: ReportCase['kind']): kind is Exclude<ReportCase['kind'], keyof typeof titles> => !(kind in titles)
export const reportTitle = ({ kind, about }: ReportCase): string => (isReported(kind) ? (about?.name ?? 'Deleted') : titles[kind])
