/** What became of a seeker's application after a mail about it went out, as they may know it. */
import { type ApplicationStatus, isPullingOut } from '@evenshift/contract/states/application/application'
import type { SeekersFound } from '#server/capabilities/work/hiring/answering/found.seeker'
import type { SeekersLink } from '#server/capabilities/work/hiring/links/tables'
import { historyOf } from '#server/capabilities/work/hiring/lists/store.messages'
import { momentWords } from '#server/capabilities/ground/reference/public'
import type { Happened } from '#server/http/pages/answers/shown'
import type { Db } from '#server/platform/database/port'

type Words = Readonly<Partial<Record<ApplicationStatus, string>>>

/** After the company's name. */
const byEmployer: Words = {
  in_review: 'is reviewing your application',
  shortlisted: 'shortlisted you',
  interview_invited: 'invited you to an interview',
  offered: 'offered you the job',
  offer_rescinded: 'withdrew the offer',
  hired: 'marked you as hired',
}
/** Whole, of the seeker or of time. */
const others: Words = {
  interview_submitted: 'You sent your interview',
  withdrawn: 'You withdrew',
  offer_accepted: 'You accepted the offer',
  offer_declined: 'You declined the offer',
  offer_expired: 'The offer expired',
  in_review: 'The interview wasn’t sent in time',
  rejected: 'Your application was turned down',
  closed_no_reply: 'Closed without a reply',
  closed_job: 'The job closed',
}

/** In the order in which it happened. */
export async function sinceToSeeker(db: Db, link: SeekersLink, found: SeekersFound, now: Date): Promise<Happened[]> {
  const { row, company, confirmedAt, begunAt } = found
  const moves = (await historyOf(db, row.id)).map(({ status, by, change, at }, place, all) => {
    if (change !== null) return { what: 'The job changed', at }
    if (isPullingOut(status, all[place - 1])) return { what: 'You pulled out', at }
    const what = by === 'employer' ? `${company} ${byEmployer[status] ?? 'changed it'}` : (others[status] ?? 'It changed')
    return { what, at }
  })
  const own = [
    { what: 'You said it still fits', at: confirmedAt },
    { what: 'You started the interview', at: begunAt },
  ].flatMap(({ what, at }) => (at === null ? [] : [{ what, at }]))
  return [...moves, ...own]
    .filter(({ at }) => at > link.sentAt)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ what, at }) => ({ what, at: momentWords(at, now) }))
}
