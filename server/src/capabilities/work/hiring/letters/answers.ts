import { plusDays } from '@evenshift/contract/days'
import { tabOf } from '@evenshift/contract/states/application/application'
import type { NoticeTo } from '#server/capabilities/work/hiring/letters/notices'
import { makeLinks } from '#server/capabilities/work/hiring/links/store'
import type { SeekerAnswer } from '#server/capabilities/work/hiring/links/tables'
import { changeAsked } from '#server/capabilities/work/hiring/rules'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Letter } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

interface Offered {
  readonly move: SeekerAnswer
  readonly label: string
}
const withdrawing: Offered = { move: 'withdrawn', label: 'Withdraw' }
/** What a seeker is asked by mail and can answer from it. An offer is read on the site before it is accepted. */
const asked: Readonly<Partial<Record<NoticeTo<'seeker'>, readonly Offered[]>>> = {
  job_changed: [{ move: 'still_fits', label: 'I can still do it' }, withdrawing],
  interview_invited: [{ move: 'interview_begun', label: 'Accept interview' }, withdrawing],
}

/** A link lasts at least so many days, and where nobody is waiting so many. */
const DAYS_LEAST = 1
const DAYS_OTHERWISE = 7

/** Until the interview or the employer's next word is due. */
function lastsUntil({ replyBy, interviewDeadline, status }: ApplicationRow, now: Date): Date {
  const due = status === 'interview_invited' ? interviewDeadline : replyBy
  const least = plusDays(now, DAYS_LEAST)
  return due === null ? plusDays(now, DAYS_OTHERWISE) : due > least ? due : least
}

/** The buttons of the mails about these applications, by application. */
export async function answersIn(
  { tx, now }: Unit,
  notice: NoticeTo<'seeker'>,
  rows: readonly ApplicationRow[],
): Promise<Map<string, NonNullable<Letter['answers']>>> {
  const offered = rows
    .filter((row) => (notice === 'job_changed' ? changeAsked(row) !== null : tabOf(row.status) === 'live'))
    .flatMap((row) => (asked[notice] ?? []).map(({ move, label }) => ({ row, move, label })))
  const paths = await makeLinks(
    tx,
    offered.map(({ row, move }) => {
      const { id: applicationId, employerId, seekerId: userId } = row
      return { applicationId, employerId, userId, move, sentAt: now, expiresAt: lastsUntil(row, now) }
    }),
  )
  const answers = new Map<string, { label: string; path: string }[]>()
  for (const [n, { row, label }] of offered.entries())
    answers.set(row.id, [...(answers.get(row.id) ?? []), { label, path: paths[n] ?? '' }])
  return answers
}
