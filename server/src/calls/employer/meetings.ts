import type { employerMeetings } from '@evenshift/contract/employer/meetings'
import type { EmployerMeetingRow } from '@evenshift/contract/model/meeting/meeting'
import {
  type Member,
  applicantsOf,
  findForEmployer,
  fitsOf,
  inTime,
  mayAskTimes,
  meetingsOfCompany,
  moveAsEmployer,
  newestMeetings,
  owedBy,
  presentMeeting,
  propose,
} from '#server/capabilities/work/hiring/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'

const memberOf = (context: EmployerContext): Member => ({ employerId: companyOf(context), userId: context.me.userId })

/** Rows that are told at once; more are read, since a trial that was answered is told no more. */
const SHOWN = 50
const READ = 200
/** What the employer owes comes first, then what comes next. */
const pressing = ({ owes, answerBy, outcomeDue, at }: EmployerMeetingRow): string =>
  `${owes === null ? 1 : 0} ${answerBy ?? outcomeDue ?? at ?? ''}`

export const employerMeetingCalls = {
  meetings: async (_input, context) => {
    const { db, clock, me } = context
    const now = clock.now()
    const found = await meetingsOfCompany(db, companyOf(context), READ, now)
    const due = found.filter(({ meeting, application }) => meeting.status !== 'done' || owedBy(meeting, application) !== null)
    const applicants = await applicantsOf(
      db,
      due.map(({ application }) => application),
      me.userId,
      now,
    )
    const rows = due.map(({ meeting, application }) => ({
      ...presentMeeting(meeting, application, now),
      jobId: application.jobId,
      jobTitle: application.jobTitle,
      applicantName: applicants.get(application.id)?.name ?? '',
      owes: owedBy(meeting, application),
    }))
    return rows.toSorted((one, other) => pressing(one).localeCompare(pressing(other))).slice(0, SHOWN)
  },

  proposeMeeting: ({ params: { id }, body }, context) =>
    inTime(context, id, async (unit) => {
      const proposed = await propose(unit, memberOf(context), id, body)
      return isRefusal(proposed) ? proposed : presentMeeting(proposed.meeting, proposed.application, unit.now)
    }),

  moveMeeting: ({ params: { id, meetingId }, body }, context) =>
    inTime(context, id, async (unit) => {
      const moved = await moveAsEmployer(unit, memberOf(context), id, meetingId, body)
      return isRefusal(moved) ? moved : presentMeeting(moved.meeting, moved.application, unit.now)
    }),

  meetingTimes: async ({ params: { id }, body }, context) => {
    const { db, clock } = context
    const now = clock.now()
    const application = await findForEmployer(db, companyOf(context), id, now)
    if (application === null) return refuse('NOT_FOUND')
    const meeting = (await newestMeetings(db, [id])).get(id)
    if (!mayAskTimes(meeting, application, now))
      return refuse('INVALID_TRANSITION', { details: { status: application.status, allowed: [] } })
    return fitsOf(db, { ...body, seekerId: application.seekerId, applicationId: id }, now)
  },
} satisfies Handlers<typeof employerMeetings, EmployerContext>
