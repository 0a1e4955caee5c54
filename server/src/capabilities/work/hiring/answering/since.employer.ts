/** What became of an application after a mail about it went out: who did what, never a name of a colleague. */
import { type ApplicationStatus, isPullingOut } from '@evenshift/contract/states/application/application'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { AnswerLink } from '#server/capabilities/work/hiring/links/tables'
import { historyOf } from '#server/capabilities/work/hiring/lists/store.messages'
import { momentWords } from '#server/capabilities/ground/reference/public'
import type { Happened } from '#server/http/pages/answers/shown'
import type { Db } from '#server/platform/database/port'

type Words = Readonly<Partial<Record<ApplicationStatus, (applicant: string) => string>>>

/** After "You" or "A colleague". */
const byEmployer: Words = {
  applied: () => 'took the answer back',
  in_review: (applicant) => `took ${applicant} into review`,
  shortlisted: (applicant) => `shortlisted ${applicant}`,
  interview_invited: (applicant) => `invited ${applicant} to an interview`,
  offered: (applicant) => `made ${applicant} an offer`,
  offer_rescinded: (applicant) => `withdrew ${applicant}’s offer`,
  hired: (applicant) => `hired ${applicant}`,
  rejected: (applicant) => `turned ${applicant} down`,
}
/** Whole, of the applicant or of time. */
const others: Words = {
  interview_submitted: (applicant) => `${applicant} sent the interview`,
  withdrawn: (applicant) => `${applicant} withdrew`,
  offer_accepted: (applicant) => `${applicant} accepted the offer`,
  offer_declined: (applicant) => `${applicant} declined the offer`,
  offer_expired: () => 'The offer expired',
  in_review: () => 'The interview wasn’t sent in time',
  rejected: (applicant) => `${applicant} was told “not this time”`,
  closed_no_reply: () => 'It was closed without a reply',
  closed_job: () => 'The job closed',
}

type Row = Awaited<ReturnType<typeof historyOf>>[number]
function whatOf({ status, by, personId, change }: Row, before: Row | undefined, { userId }: AnswerLink, applicant: string): string {
  if (change !== null) return 'The job was changed'
  if (isPullingOut(status, before)) return `${applicant} pulled out`
  if (by !== 'employer') return others[status]?.(applicant) ?? 'It changed'
  return `${personId === userId ? 'You' : 'A colleague'} ${byEmployer[status]?.(applicant) ?? 'changed it'}`
}

/** In the order in which it happened; a rejection that waits is the last. */
export async function happenedSince(db: Db, link: AnswerLink, row: ApplicationRow, applicant: string, now: Date): Promise<Happened[]> {
  const history = await historyOf(db, row.id)
  const happened = history.flatMap((move, place) =>
    move.at >= link.sentAt ? [{ what: whatOf(move, history[place - 1], link, applicant), at: momentWords(move.at, now) }] : [],
  )
  if (row.pendingAt === null) return happened
  return [...happened, { what: `${applicant} is about to be turned down`, at: momentWords(row.pendingAt, now) }]
}
