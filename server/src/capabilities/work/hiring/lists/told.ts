/** What the reader of a notification may know of the application that it is about, as it stands now. */
import { and, eq, inArray } from 'drizzle-orm'
import type { NotificationAbout } from '@evenshift/contract/model/notification'
import { isOpen, tabOf } from '@evenshift/contract/states/application/application'
import type { MeetingSide } from '@evenshift/contract/states/meeting/meeting'
import { type Gone, goneFor } from '#server/capabilities/work/hiring/cover/gone'
import { changeStillAsked } from '#server/capabilities/work/hiring/lists/still-asked'
import { type ApplicationRow, applications as a } from '#server/capabilities/work/hiring/tables'
import { calledOf } from '#server/capabilities/work/hiring/files/applicants'
import { openJobs } from '#server/capabilities/work/hiring/letters/open-jobs'
import { pulledOutAmong } from '#server/capabilities/work/hiring/lists/pulled-out'
import { newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
import type { InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import { answerDue } from '#server/capabilities/work/hiring/meetings/presenter'
import { newestMeetings } from '#server/capabilities/work/hiring/meetings/store'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import { isReadable, isTalkedAbout } from '#server/capabilities/work/hiring/rules'
import { employerSigns } from '#server/capabilities/parties/companies/public'
import type { Told } from '#server/capabilities/ground/notices/public'
import type { Db } from '#server/platform/database/port'

type AllTold = ReadonlyMap<string, Told>

function told(
  rows: readonly ApplicationRow[],
  who: (row: ApplicationRow) => string | null,
  nameOf: (row: ApplicationRow, who: string) => string,
  logoOf: (row: ApplicationRow) => string,
  due: (row: ApplicationRow) => Date | null,
  owed: (row: ApplicationRow) => NotificationAbout['owed'],
  met: ReadonlyMap<string, MeetingRow>,
): AllTold {
  return new Map(
    rows.map((row) => {
      const { id: applicationId, jobId, jobTitle: job } = row
      const called = who(row)
      const name = called === null ? null : nameOf(row, called)
      const dueBy = due(row)?.toISOString() ?? null
      const meeting = met.get(applicationId)
      const calledOffSince = meeting?.status === 'cancelled' ? meeting.proposedAt : null
      return [applicationId, { applicationId, jobId, job, who: called, name, logo: logoOf(row), dueBy, owed: owed(row), calledOffSince }]
    }),
  )
}

const meetingDue = (meeting: MeetingRow | undefined, side: MeetingSide, now: Date): Date | null =>
  meeting?.turn === side ? answerDue(meeting, now) : null
/** What a meeting, an offer that was accepted, and what isn’t over leave to either side. */
const sharedOwed = (
  { status }: ApplicationRow,
  meeting: MeetingRow | undefined,
  side: MeetingSide,
  now: Date,
): NotificationAbout['owed'] => [
  ...(meetingDue(meeting, side, now) === null ? [] : (['meeting'] as const)),
  ...(meeting?.status === 'agreed' && meeting.at !== null && meeting.at > now ? (['attendance'] as const) : []),
  ...(status === 'offer_accepted' ? (['start'] as const) : []),
  ...(isTalkedAbout(status) ? (['talk'] as const) : []),
]

/** An offer and an interview have to be answered in time, and a meeting before its times have passed. */
function seekersDue(
  { status, offerExpiresAt, interviewDeadline }: ApplicationRow,
  meeting: MeetingRow | undefined,
  now: Date,
): Date | null {
  if (status === 'offered') return offerExpiresAt
  if (status === 'interview_invited') return interviewDeadline
  return meetingDue(meeting, 'seeker', now)
}
const seekersOwed = (
  row: ApplicationRow,
  gone: Gone | undefined,
  meeting: MeetingRow | undefined,
  now: Date,
): NotificationAbout['owed'] => [
  ...(changeStillAsked(row, gone) === null ? [] : (['change'] as const)),
  ...(row.newTimes?.state === 'asked' ? (['times'] as const) : []),
  ...(row.status === 'offered' ? (['offer'] as const) : []),
  ...(row.status === 'interview_invited' ? (['interview'] as const) : []),
  ...sharedOwed(row, meeting, 'seeker', now),
  // A rejection that waits for its hour changes nothing that the seeker may know.
  ...(tabOf(row.status) === 'live' && row.replyBy !== null ? (['reply'] as const) : []),
]
export async function toldToSeeker(db: Db, seekerId: string, ids: readonly string[], now: Date): Promise<AllTold> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(a)
    .where(and(inArray(a.id, [...ids]), eq(a.seekerId, seekerId)))
  const signs = await employerSigns(
    db,
    rows.map(({ employerId }) => employerId),
  )
  const met = await newestMeetings(
    db,
    rows.map(({ id }) => id),
  )
  const gone = await goneFor(db, rows, now)
  const who = ({ employerId }: ApplicationRow) => signs.get(employerId)?.name ?? 'The employer'
  return told(
    rows,
    who,
    (_, employer) => employer,
    ({ employerId }) => signs.get(employerId)?.logo ?? '',
    (row) => seekersDue(row, met.get(row.id), now),
    (row) => seekersOwed(row, gone.get(row.id), met.get(row.id), now),
    met,
  )
}

/** What was promised, unless the answer is on its way. */
const employersDue = ({ status, pendingAt, replyBy }: ApplicationRow): Date | null =>
  isOpen(status) && pendingAt === null ? replyBy : null
/** Of an interview that is still to be sent. */
const asksEmployer = ({ status }: ApplicationRow, interview: InterviewRow | undefined): boolean =>
  status === 'interview_invited' && interview !== undefined && (interview.extensionAsked !== null || interview.adjustment === 'requested')
export async function toldToEmployer(db: Db, employerId: string, ids: readonly string[], now: Date): Promise<AllTold> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(a)
    .where(and(inArray(a.id, [...ids]), eq(a.employerId, employerId)))
  const pulledOut = await pulledOutAmong(db, rows)
  const open = await openJobs(
    db,
    rows.filter(({ id }) => pulledOut.has(id)),
    now,
  )
  // Who withdrew is named, as in the mail of it, though their application can't be opened any more.
  const isNamed = (row: ApplicationRow) => (row.status === 'withdrawn' ? row.erasedAt === null : isReadable(row, now))
  const called = await calledOf(db, rows.filter(isNamed))
  const asked = rows.map(({ id }) => id)
  const [met, interviews] = [await newestMeetings(db, asked), await newestInterviews(db, asked)]
  const owed = (row: ApplicationRow): NotificationAbout['owed'] => [
    ...(employersDue(row) === null ? [] : (['application'] as const)),
    ...(asksEmployer(row, interviews.get(row.id)) ? (['request'] as const) : []),
    ...(pulledOut.has(row.id) && open.has(row.jobId) ? (['place'] as const) : []),
    ...sharedOwed(row, met.get(row.id), 'employer', now),
  ]
  return told(
    rows,
    ({ id }) => called.get(id) ?? null,
    ({ status, isNameShown, applicantName }, who) => (isNameShown && status !== 'withdrawn' ? applicantName : who),
    () => '',
    employersDue,
    owed,
    met,
  )
}
