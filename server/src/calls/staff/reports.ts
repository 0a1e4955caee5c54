import type { staffReports } from '@evenshift/contract/staff/reports'
import { presentFeedback } from '#server/calls/feedback'
import { listPage } from '#server/calls/list-page'
import { presentCase } from '#server/calls/staff/presenters/cases'
import { type FeedbackRow, feedbackById, listFeedback, othersLike } from '#server/capabilities/derived/feedback/public'
import { caseOf, decideReport, lookAt, personOf, reportSubject, reportedBy, senderOf } from '#server/capabilities/derived/office/public'
import { record } from '#server/capabilities/ground/audit/public'
import { messageFrom } from '#server/capabilities/work/hiring/public'
import { fileLinks } from '#server/capabilities/ground/uploads/public'
import type { Handlers, StaffContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { transact } from '#server/http/call/transact'

const noSuchReport = refuse('NOT_FOUND', { message: 'There’s no such report.' })

/** The message that went along, as long as it is kept. */
async function quoteOf(db: Db, { pool, subjectId, messageId }: FeedbackRow): Promise<string | null> {
  if (subjectId === null || messageId === null) return null
  return messageFrom(db, pool === 'jobseeker' ? 'employer' : 'seeker', subjectId, messageId)
}

async function present({ db, clock, identity, me }: StaffContext, row: FeedbackRow) {
  const { screenshotId } = row
  const viewer = { pool: 'staff', userId: me.userId } as const
  const links = await fileLinks(db, screenshotId === null ? [] : [screenshotId], viewer, clock.now())
  const [sender, subject] = [await senderOf({ db, identity }, row), await reportSubject(db, row)]
  return { ...presentFeedback(row), quote: await quoteOf(db, row), sender, subject, screenshot: links.get(screenshotId ?? '') ?? null }
}

/** The job, company or person that it is about, else whoever sent it, with the evidence. */
async function aboutOf({ db, clock, register }: StaffContext, row: FeedbackRow) {
  const reported = await reportedBy(db, row)
  if (reported !== null) {
    const found = await caseOf(db, reported)
    return found && presentCase({ db, clock, register }, found)
  }
  const subject = await reportSubject(db, row)
  const person = subject?.kind === 'job' || subject?.kind === 'employer' ? null : await personOf(db, row.senderId)
  const found = await caseOf(db, person === null ? (subject?._id ?? row.senderId) : (person.company?._id ?? person._id))
  return found && presentCase({ db, clock, register }, found)
}

export const staffReportCalls = {
  /** Whose it shows is looked at: each is a row of the audit. */
  reports: async ({ query }, context) => {
    const { db, clock, me } = context
    const { rows, total } = await listFeedback(db, query)
    const data = await Promise.all(rows.map((row) => present(context, row)))
    const looks = data.map(({ sender }) => lookAt(sender, 'reports'))
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, looks))
    return listPage(data, query, total)
  },

  report: async ({ params }, context) => {
    const { db, clock, me } = context
    const row = await feedbackById(db, params.id)
    if (row === null) return noSuchReport
    const shown = await present(context, row)
    const [others, about] = [
      await Promise.all((await othersLike(db, row)).map(async (one) => ({ ...presentFeedback(one), quote: await quoteOf(db, one) }))),
      await aboutOf(context, row),
    ]
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, [lookAt(shown.sender, 'report')]))
    return { ...shown, others, about }
  },

  changeReport: async ({ params, body }, context) => {
    const { db, queue, clock, identity, me } = context
    const row = await feedbackById(db, params.id)
    if (row === null) return noSuchReport
    const { status, outcome, action, reason, withOthers = false } = body
    const sent = async (one: FeedbackRow) => ({ row: one, sender: await senderOf({ db, identity }, one) })
    const others = withOthers ? await Promise.all((await othersLike(db, row)).map(sent)) : []
    const first = await sent(row)
    const decision = { status, outcome: outcome || null, action: action ?? null, reason: reason || null }
    const moved = await transact(db, (tx) => decideReport({ tx, queue, now: clock.now(), by: me.email }, first, others, decision))
    return isRefusal(moved) ? moved : present(context, moved)
  },
} satisfies Handlers<typeof staffReports, StaffContext>
