import type { staffReports } from '@evenshift/contract/staff/reports'
import { presentFeedback } from '#server/calls/feedback'
import { listPage } from '#server/calls/list-page'
import { type FeedbackRow, feedbackById, listFeedback } from '#server/capabilities/derived/feedback/public'
import { decideReport, lookAt, reportSubject, senderOf } from '#server/capabilities/derived/office/public'
import { record } from '#server/capabilities/ground/audit/public'
import { fileLinks } from '#server/capabilities/ground/uploads/public'
import type { Handlers, StaffContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

async function present({ db, clock, identity, me }: StaffContext, row: FeedbackRow) {
  const { screenshotId } = row
  const viewer = { pool: 'staff', userId: me.userId } as const
  const links = await fileLinks(db, screenshotId === null ? [] : [screenshotId], viewer, clock.now())
  const [sender, subject] = [await senderOf({ db, identity }, row), await reportSubject(db, row)]
  return { ...presentFeedback(row), sender, subject, screenshot: links.get(screenshotId ?? '') ?? null }
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

  changeReport: async ({ params, body }, context) => {
    const { db, queue, clock, identity, me } = context
    const row = await feedbackById(db, params.id)
    if (row === null) return refuse('NOT_FOUND', { message: 'There’s no such report.' })
    const sender = await senderOf({ db, identity }, row)
    const { status, outcome, action, reason } = body
    const decision = { status, outcome: outcome || null, action: action ?? null, reason: reason || null }
    const moved = await transact(db, (tx) => decideReport({ tx, queue, now: clock.now(), by: me.email }, params.id, sender, decision))
    return isRefusal(moved) ? moved : present(context, moved)
  },
} satisfies Handlers<typeof staffReports, StaffContext>
