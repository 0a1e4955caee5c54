/** Tells each side, on its screen and by mail, what the other did or what time did. */
import { tabOf } from '@evenshift/contract/states/application/application'
import { changeAsked } from '#server/capabilities/work/hiring/rules'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { Text } from '#server/capabilities/work/hiring/letters/notice-text'
import { type Notice, type NoticeTo, isToSeeker, notices } from '#server/capabilities/work/hiring/letters/notices'
import { calledOf, firstName } from '#server/capabilities/work/hiring/files/applicants'
import { employerPath } from '#server/capabilities/work/hiring/letters/employer-path'
import { reasonLine } from '#server/capabilities/work/hiring/letters/reason-line'
import { answersIn } from '#server/capabilities/work/hiring/letters/answers'
import { type LikeJobs, type MovedShift, onDay, when } from '#server/capabilities/work/hiring/letters/mail-words'
import { type MeetingFacts, noMeeting, meetingWords } from '#server/capabilities/work/hiring/letters/meeting-words'
import type { MeetingNotice } from '#server/capabilities/work/hiring/letters/meeting-notices'
import { employerLetter } from '#server/capabilities/work/hiring/letters/mail-words.employer'
import { openJobs } from '#server/capabilities/work/hiring/letters/open-jobs'
import { offersOf } from '#server/capabilities/work/hiring/offers/offers-sent'
import { seekerLetter } from '#server/capabilities/work/hiring/letters/mail-words.seeker'
import { teamsOf } from '#server/capabilities/parties/companies/public'
import { APPLICANT, tell } from '#server/capabilities/ground/notices/public'
import { type Approval, approvalsById } from '#server/capabilities/ground/approval/public'
import type { Unit } from '#server/platform/queue/port'

type Rows = readonly ApplicationRow[]
type Approvals = ReadonlyMap<string, Approval>

const employerOf = (approvals: Approvals, { employerId }: ApplicationRow): string => approvals.get(employerId)?.name ?? 'The employer'

/** What is told beside the application itself. */
interface Besides {
  /** Why a job ended, which shift is filled, what of a job or an offer changed, or which shifts are free again. */
  readonly said?: string | undefined
  /** The one shift that moved of those who agreed to it. */
  readonly moved?: MovedShift | undefined
  /** The meeting that it is about, by application. */
  readonly meetings?: ReadonlyMap<string, MeetingFacts> | undefined
  /** Open jobs like the one that ended, by application. */
  readonly like?: ReadonlyMap<string, LikeJobs> | undefined
}

/** What the screens say. */
function onScreen(notice: Notice, row: ApplicationRow, employer: string, now: Date, { said = '', meetings }: Besides) {
  const deadline = when(row.interviewDeadline, now, 'the deadline')
  const expires = when(row.offerExpiresAt, now, 'its last day')
  const found = meetings?.get(row.id)
  const meeting = found === undefined ? noMeeting : meetingWords(found, now)
  const replyBy = onDay(row.replyBy, now, 'the promised day')
  const [hasOffer, isHired] = [tabOf(row.status) === 'jobOffer', row.status === 'hired']
  const who = { job: row.jobTitle, employer, applicant: APPLICANT }
  const facts = {
    ...who,
    deadline,
    expires,
    replyBy,
    said,
    reason: reasonLine(row),
    fit: row.change?.fit ?? '',
    line: row.change?.message ?? '',
    hasOffer,
    isAsked: changeAsked(row) !== null,
    isHired,
    meeting,
  }
  const text: Text = notices[notice]
  return { title: text.subject(facts), body: text.says(facts), fact: text.fact?.(facts) }
}

const aboutOf = ({ id: applicationId, jobId }: ApplicationRow) => ({ applicationId, jobId })

async function tellSeekers(unit: Unit, notice: NoticeTo<'seeker'>, rows: Rows, approvals: Approvals, besides: Besides) {
  const isOffer = notice === 'offered' || notice === 'offer_changed' || notice === 'offer_expiring'
  const offers = await offersOf(unit.tx, isOffer ? rows.map(({ id }) => id) : [])
  const answers = await answersIn(unit, notice, rows)
  const told = rows.flatMap((row) => {
    const seeker = approvals.get(row.seekerId)
    if (seeker === undefined) return []
    const employer = employerOf(approvals, row)
    const { said, moved, meetings, like } = besides
    const about = {
      offer: offers.get(row.id),
      answers: answers.get(row.id),
      said,
      moved,
      meeting: meetings?.get(row.id),
      like: like?.get(row.id),
    }
    const letter = seekerLetter(notice, { row, employer, ...about, now: unit.now })
    const to = [{ personId: row.seekerId, email: seeker.email, name: firstName(seeker.name) }]
    return [
      {
        kind: notices[notice].kind,
        to,
        // What they picked themselves.
        isOwn: notice === 'meeting_set',
        about: { ...onScreen(notice, row, employer, unit.now, besides), link: `/applications/${row.id}`, ...aboutOf(row), letter },
      },
    ]
  })
  await tell(unit, told)
}

async function tellEmployers(unit: Unit, notice: NoticeTo<'employer'>, rows: Rows, approvals: Approvals, besides: Besides) {
  const called = await calledOf(unit.tx, rows)
  const open = await openJobs(unit.tx, notices[notice].kind === 'pulled_out' ? rows : [], unit.now)
  const teams = await teamsOf(unit.tx, [...new Set(rows.map(({ employerId }) => employerId))])
  const told = rows.map((row) => {
    const employer = employerOf(approvals, row)
    const [applicant, meeting] = [called.get(row.id) ?? 'An applicant', besides.meetings?.get(row.id)]
    const letter = employerLetter(notice, {
      row,
      employer,
      applicant,
      isJobOpen: open.has(row.jobId),
      said: besides.said,
      meeting,
      now: unit.now,
    })
    const about = {
      ...onScreen(notice, row, employer, unit.now, besides),
      link: employerPath(notice, row),
      ...aboutOf(row),
      letter,
    }
    return { kind: notices[notice].kind, to: teams.get(row.employerId) ?? [], about }
  })
  await tell(unit, told)
}

/** Tells one notice for each of these applications. `said` is which shift is filled, what of a job or an offer changed, or which shifts are free again. */
export const notify = (unit: Unit, notice: Notice, rows: Rows, said?: string): Promise<void> => tellAll(unit, notice, rows, { said })

/** Tells those at work what became of their shifts, and that theirs stay. */
export const notifyOfStays = (unit: Unit, rows: Rows, said: string, moved: MovedShift | undefined): Promise<void> =>
  tellAll(unit, 'agreed_stays', rows, { said, moved })

/** Tells of each of these applications that its job ended, why, and what is like it. */
export const notifyOfEnd = (unit: Unit, rows: Rows, said: string, like: Besides['like']): Promise<void> =>
  tellAll(unit, 'closed_job', rows, { said, like })

/** Tells one notice for each of these meetings. */
export const notifyOfMeetings = (
  unit: Unit,
  notice: MeetingNotice,
  moved: readonly { readonly application: ApplicationRow; readonly meeting: MeetingFacts }[],
): Promise<void> => {
  const rows = moved.map(({ application }) => application)
  return tellAll(unit, notice, rows, { meetings: new Map(moved.map(({ application, meeting }) => [application.id, meeting])) })
}

async function tellAll(unit: Unit, notice: Notice, rows: Rows, besides: Besides): Promise<void> {
  if (rows.length === 0) return
  const approvals = await approvalsById(unit.tx, [...new Set(rows.flatMap((row) => [row.seekerId, row.employerId]))])
  if (isToSeeker(notice)) await tellSeekers(unit, notice, rows, approvals, besides)
  else await tellEmployers(unit, notice, rows, approvals, besides)
}
