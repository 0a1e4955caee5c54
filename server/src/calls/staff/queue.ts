import type { staffQueue } from '@evenshift/contract/staff/queue'
import { queueKinds } from '@evenshift/contract/states/staff'
import { listPage } from '#server/calls/list-page'
import { type Waiting, dayStart, waitingQueue } from '#server/capabilities/derived/office/public'
import { decisionsSince } from '#server/capabilities/ground/audit/public'
import { inShort } from '#server/capabilities/parties/verification/public'
import type { Handlers, StaffContext } from '#server/http/call/context'

const present = ({ kind, id, title, detail, reports, sentAt, dueAt }: Waiting) => ({
  kind,
  _id: id,
  title,
  detail: detail && inShort(detail),
  reports,
  sentAt: sentAt.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
})

export const staffQueueCalls = {
  queue: async ({ query }, { db, clock }) => {
    const now = clock.now()
    const all = await waitingQueue(db)
    const counts = queueKinds.map((kind) => ({ kind, count: all.filter((one) => one.kind === kind).length }))
    const asked = all.filter(({ kind }) => query.kind === undefined || kind === query.kind)
    const shown = asked.slice((query.page - 1) * query.limit, query.page * query.limit).map(present)
    return {
      ...listPage(shown, query, asked.length),
      counts,
      overdue: all.filter(({ dueAt }) => dueAt !== null && dueAt < now).length,
      decidedToday: await decisionsSince(db, dayStart(now)),
    }
  },
} satisfies Handlers<typeof staffQueue, StaffContext>
