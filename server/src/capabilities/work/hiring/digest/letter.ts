import { allowedNow } from '#server/capabilities/work/hiring/rules'
import { fitShown } from '#server/capabilities/work/hiring/digest/fit-shown'
import type { Waiting, WaitingRow } from '#server/capabilities/work/hiring/digest/waiting'
import { calledOf, firstName } from '#server/capabilities/work/hiring/files/applicants'
import { makeLinks } from '#server/capabilities/work/hiring/links/store'
import type { EmployerAnswer } from '#server/capabilities/work/hiring/links/tables'
import type { DigestReader } from '#server/capabilities/parties/companies/public'
import { dayWords, londonDate } from '#server/capabilities/ground/reference/public'
import { type Letter, type LetterPerson, preheader, subject } from '#server/platform/email/port'
import type { Db } from '#server/platform/database/port'

/** So long the buttons for what is overdue can be pressed. */
const OVERDUE_MS = 24 * 60 * 60 * 1000
const moves: readonly { readonly to: EmployerAnswer; readonly label: string }[] = [
  { to: 'shortlisted', label: 'Shortlist' },
  { to: 'rejected', label: 'Not this time' },
]

const dueWords = (replyBy: Date, now: Date): string => {
  if (replyBy <= now) return 'Your reply is overdue'
  const isToday = londonDate(replyBy) === londonDate(now)
  return isToday ? 'Reply today' : `Reply by ${dayWords(londonDate(replyBy), now)}`
}

async function personOf(
  tx: Db,
  row: WaitingRow,
  name: string,
  { userId }: DigestReader,
  isOneJob: boolean,
  now: Date,
): Promise<LetterPerson> {
  const fit = fitShown(row)
  const expiresAt = new Date(Math.max(row.replyBy.getTime(), now.getTime() + OVERDUE_MS))
  const allowed = allowedNow(row, 'employer', now)
  const offered = moves.filter(({ to }) => allowed.includes(to))
  const link = { applicationId: row.id, employerId: row.employerId, userId, sentAt: now, expiresAt }
  const paths = await makeLinks(
    tx,
    offered.map(({ to: move }) => ({ ...link, move })),
  )
  const buttons = offered.map(({ label }, n) => ({ label, path: paths[n] ?? '' }))
  return {
    name,
    due: dueWords(row.replyBy, now),
    isLate: row.replyBy <= now,
    ...(fit !== null && { days: fit.days, fits: fit.fits, clash: fit.clash }),
    about: isOneJob ? row.profile.headline : row.jobTitle,
    buttons: [...buttons, { label: 'View', path: `/applicants/${row.jobId}/${row.id}` }],
  }
}

/** The mail of who waits for an answer, each with buttons that this reader alone can press. */
export async function digestLetter(
  tx: Db,
  reader: DigestReader,
  { people, first, job }: Waiting,
  company: string,
  stop: string | undefined,
  now: Date,
): Promise<Letter> {
  const called = await calledOf(tx, first)
  const cards: LetterPerson[] = []
  for (const row of first) cards.push(await personOf(tx, row, called.get(row.id) ?? 'An applicant', reader, job !== null, now))
  const waiting = people === 1 ? '1 person is waiting' : `${people} people are waiting`
  const soonest = cards[0]
  return {
    to: reader.email,
    ...(reader.name !== null && { name: firstName(reader.name) }),
    subject: job === null ? subject`${waiting} for your reply` : subject`${waiting} for ${job.jobTitle}`,
    preheader: preheader`${soonest?.name ?? ''}: ${soonest?.due ?? ''}. Reply from this email.`,
    heading: job === null ? `${waiting} for you` : `${waiting} for ${job.jobTitle}`,
    paragraphs: ['You can reply from here without signing in. We’ll show you what happens before we send anything.'],
    people: cards,
    aboutEach: first.map(({ seekerId }) => seekerId),
    button:
      job === null
        ? { label: 'See all applicants', path: '/applicants' }
        : { label: people > first.length ? `See all ${people}` : 'See all applicants', path: `/applicants/${job.jobId}` },
    why: `You get this at ${String(reader.digestHour ?? 0).padStart(2, '0')}:00 on days when someone is waiting for ${company}${reader.onSundays ? '' : ', but not on Sundays'}. Each button works once, until the reply is due. They work without signing in, so don’t forward this email. You can choose another time in your notification settings.`,
    ...(stop !== undefined && { stop }),
  }
}
