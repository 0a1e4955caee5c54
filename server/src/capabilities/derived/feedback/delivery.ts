import { v7 as uuidv7 } from 'uuid'
import type { Parsed } from '@evenshift/contract/call'
import type { seekerFeedback } from '@evenshift/contract/seeker/feedback'
import { DAY_MS, plusDays } from '@evenshift/contract/days'
import { isReport } from '@evenshift/contract/states/feedback'
import type { FeedbackRow } from '#server/capabilities/derived/feedback/tables'
import { countSince, findOpenReport, insertFeedback } from '#server/capabilities/derived/feedback/store'
import { dueAt, isBetween, subjectOf } from '#server/capabilities/derived/feedback/rules'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/public'
import { claimUpload } from '#server/capabilities/ground/uploads/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'
import { takeTurn } from '#server/platform/database/locks'

type FeedbackInput = Parsed<typeof seekerFeedback.saveFeedback>['body']
export interface Sender {
  readonly pool: FeedbackRow['pool']
  readonly userId: string
  /** Whether this application is the sender's own: of a seeker theirs, of a member their company's. */
  readonly ownsApplication: (tx: Db, id: string) => Promise<boolean>
  /** Whether the other side wrote this message there. */
  readonly gotMessage: (tx: Db, applicationId: string, messageId: string) => Promise<boolean>
}

/** Of one person within a day; each may bring a picture. */
const SENT_MOST = 20

/** Whether the sender can know what they write about. */
async function knows({ tx, now }: Unit, sender: Sender, kind: NonNullable<ReturnType<typeof subjectOf>>, id: string): Promise<boolean> {
  if (kind === 'job') return (await jobsForSeeker(tx, [id], now)).has(id)
  if (kind === 'application') return sender.ownsApplication(tx, id)
  const approval = await approvalOf(tx, id)
  return approval?.kind === 'employer' && approval.wasApproved
}

/**
 * Takes in what a person sends. A second report of the same thing or message, while the first is open, is answered with the first.
 * Refuses NOT_FOUND for a subject that the person cannot know, the field of a subject or picture that does not fit, and RATE_LIMITED.
 */
export async function send(
  unit: Unit,
  sender: Sender,
  { kind, reason, message, messageId, screenshot, ...about }: FeedbackInput,
): Promise<FeedbackRow | Refusal> {
  const { tx, now } = unit
  const subjectId = about.subjectId ?? null
  const subject = subjectOf(kind)
  if (subjectId !== null && subject === null) return refuseField('subjectId', 'This isn’t about one job, employer or application')
  if (subjectId !== null && subject !== null && !(await knows(unit, sender, subject, subjectId))) return refuse('NOT_FOUND')
  // A person is whom a company hears from; a seeker reports the employer.
  if (kind === 'report_person' && sender.pool !== 'employer') return refuseField('kind', 'Report the employer or their job instead')
  if (kind === 'interview_experience' && subjectId !== null && sender.pool !== 'jobseeker') return refuse('NOT_FOUND')
  const isTheirs = messageId !== undefined && subjectId !== null && isBetween(kind) && (await sender.gotMessage(tx, subjectId, messageId))
  if (messageId !== undefined && !isTheirs) return refuseField('messageId', 'This isn’t a message that was sent to you')
  await takeTurn(tx, 'feedback', sender.userId)
  const open = isReport(kind) ? await findOpenReport(tx, { senderId: sender.userId, kind, of: messageId ?? subjectId }) : null
  if (open !== null) return open
  const since = plusDays(now, -1)
  if ((await countSince(tx, sender.userId, since)) >= SENT_MOST) return refuse('RATE_LIMITED', { retryAfter: DAY_MS / 1000 })
  const { pool, userId: ownerId } = sender
  const claimed = { pool, ownerId, purpose: 'feedback', field: 'screenshot' } as const
  const file = screenshot === undefined ? null : await claimUpload(unit, { ...claimed, key: screenshot })
  if (isRefusal(file)) return file
  const row: FeedbackRow = {
    id: uuidv7(),
    pool,
    senderId: ownerId,
    kind,
    subjectId,
    reason: reason ?? null,
    message,
    messageId: messageId ?? null,
    screenshotId: file?.id ?? null,
    status: 'received',
    outcome: null,
    createdAt: now,
    dueAt: dueAt(kind, now),
    settledAt: null,
  }
  await insertFeedback(tx, row)
  return row
}
