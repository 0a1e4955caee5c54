/** Tells each side, on its screen and by mail, what the other did or what time did. */
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import { type Notice, type NoticeTo, isToSeeker, notices } from '#server/capabilities/work/hiring/letters/notices'
import { calledOf, firstName } from '#server/capabilities/work/hiring/files/applicants'
import { employerLetter } from '#server/capabilities/work/hiring/letters/mail-words.employer'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { seekerLetter } from '#server/capabilities/work/hiring/letters/mail-words.seeker'
import { type EmployerNotice, membersOf, notifyEmployers } from '#server/capabilities/parties/companies/public'
import { type SeekerNotice, notifySeekers } from '#server/capabilities/ground/notices/public'
import { type Standing, standingsById } from '#server/capabilities/ground/approval/public'
import type { Unit } from '#server/platform/queue/port'

const longTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/London' })

type Rows = readonly ApplicationRow[]
type Standings = ReadonlyMap<string, Standing>

const employerOf = (standings: Standings, { employerId }: ApplicationRow): string => standings.get(employerId)?.name ?? 'The employer'

/** What the screens say. */
function onScreen(notice: Notice, row: ApplicationRow, employer: string): Pick<SeekerNotice, 'title' | 'body'> {
  const deadline = row.interviewDeadline === null ? 'its deadline' : longTime.format(row.interviewDeadline)
  const facts = { job: row.jobTitle, employer, deadline }
  return { title: notices[notice].subject(facts), body: notices[notice].says(facts) }
}

async function tellSeekers({ tx, queue, now }: Unit, notice: NoticeTo<'seeker'>, rows: Rows, standings: Standings, said?: string) {
  const isOffer = notice === 'offered' || notice === 'offer_changed'
  const offers = await offersOf(tx, isOffer ? rows.map(({ id }) => id) : [])
  const told: SeekerNotice[] = []
  for (const row of rows) {
    const { id, seekerId } = row
    const seeker = standings.get(seekerId)
    if (seeker === undefined) continue
    const employer = employerOf(standings, row)
    told.push({ seekerId, type: notices[notice].type, ...onScreen(notice, row, employer), link: `/applications/${id}` })
    const letter = seekerLetter(notice, { row, employer, offer: offers.get(id), said, now })
    if (letter !== null) await queue.send(tx, 'mail.send', { ...letter, to: seeker.email, name: firstName(seeker.name) })
  }
  await notifySeekers(tx, told, now)
}

async function tellEmployers({ tx, queue, now }: Unit, notice: NoticeTo<'employer'>, rows: Rows, standings: Standings) {
  const called = await calledOf(tx, rows)
  const teams = await membersOf(tx, [...new Set(rows.map(({ employerId }) => employerId))])
  const told: EmployerNotice[] = []
  for (const row of rows) {
    const { id, jobId, employerId } = row
    const employer = employerOf(standings, row)
    told.push({ employerId, type: notices[notice].type, ...onScreen(notice, row, employer), link: `/applicants/${jobId}/${id}` })
    const letter = employerLetter(notice, { row, employer, applicant: called.get(id) ?? 'An applicant', now })
    for (const { email } of teams.get(employerId) ?? []) await queue.send(tx, 'mail.send', { ...letter, to: email })
  }
  await notifyEmployers(tx, told, now)
}

/**
 * Tells one notice for each of these applications: a notification at once, most by a mail too once the transaction commits.
 * `said` is why a job ended.
 */
export async function notify(unit: Unit, notice: Notice, rows: Rows, said?: string): Promise<void> {
  if (rows.length === 0) return
  const standings = await standingsById(unit.tx, [...new Set(rows.flatMap((row) => [row.seekerId, row.employerId]))])
  if (isToSeeker(notice)) await tellSeekers(unit, notice, rows, standings, said)
  else await tellEmployers(unit, notice, rows, standings)
}
