/** Both sides write to the product's makers alike: the sender is all that differs. */
import type { Parsed } from '@evenshift/contract/call'
import type { seekerFeedback } from '@evenshift/contract/seeker/feedback'
import { reportReasons } from '@evenshift/contract/states/feedback'
import { type FeedbackRow, type Sender, listOwn, reasonLabels, send } from '#server/capabilities/derived/feedback/public'
import { reportSubject } from '#server/capabilities/derived/office/public'
import type { Parts } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'
import { isRefusal } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

interface Context extends Pick<Parts, 'db' | 'queue' | 'clock'> {
  readonly me: { readonly userId: string }
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null
/** What somebody sent, as they and staff see it. */
export const presentFeedback = ({ id, kind, subjectId, reason, message, status, outcome, createdAt, dueAt, settledAt }: FeedbackRow) => ({
  _id: id,
  kind,
  subjectId,
  reason,
  message,
  status,
  outcome,
  createdAt: createdAt.toISOString(),
  dueAt: iso(dueAt),
  settledAt: iso(settledAt),
})
async function ownFeedback(db: Db, userId: string) {
  const rows = await listOwn(db, userId)
  return Promise.all(rows.map(async (row) => ({ ...presentFeedback(row), about: (await reportSubject(db, row))?.label ?? null })))
}
const reasons = reportReasons.map((code) => ({ code, label: reasonLabels[code] }))

/** The calls of one side, by who its callers are as senders. */
export const feedbackCalls = <X extends Context>(senderOf: (me: X['me'], now: Date) => Sender) => ({
  feedback: async (_input: unknown, { db, me }: X) => ({ reasons, mine: await ownFeedback(db, me.userId) }),

  saveFeedback: async ({ body }: Parsed<typeof seekerFeedback.saveFeedback>, { db, queue, clock, me }: X) => {
    const sent = await transact(db, (tx) => send({ tx, queue, now: clock.now() }, senderOf(me, clock.now()), body))
    return isRefusal(sent) ? sent : { _id: sent.id, dueAt: iso(sent.dueAt) }
  },
})
