import { eraseApplicationsOf } from '#server/capabilities/work/hiring/public'
import { eraseFeedbackOf } from '#server/capabilities/derived/feedback/public'
import { eraseHistoryOf, eraseProfileOf } from '#server/capabilities/parties/profiles/public'
import { eraseConsentOf } from '#server/capabilities/ground/consent/public'
import { forgetKeysOf } from '#server/capabilities/ground/idempotency/public'
import { eraseExportsOf } from '#server/capabilities/derived/exports/public'
import { eraseAlertsOf } from '#server/capabilities/derived/alerts/public'
import { forgetJobViewer } from '#server/capabilities/work/jobs/public'
import { receiptMail } from '#server/capabilities/derived/retention/receipt'
import { eraseVisitsOf } from '#server/capabilities/derived/home/public'
import { eraseSavedPlanOf } from '#server/capabilities/derived/plan/public'
import { eraseMarksOf, eraseSavedOf } from '#server/capabilities/parties/marks/public'
import { eraseNotificationsOf } from '#server/capabilities/ground/notices/public'
import { erasePushOf } from '#server/capabilities/ground/push/public'
import { eraseSearchesOf } from '#server/capabilities/derived/saved-searches/public'
import { erasePreparedOf } from '#server/capabilities/ground/search/public'
import { eraseFilesOf } from '#server/capabilities/ground/uploads/public'
import { eraseApprovalOf } from '#server/capabilities/ground/approval/public'
import type { Parts } from '#server/http/call/context'
import type { Letter } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

/** Requests that were let in before their sessions ended are over after this. */
const AFTER_MS = 30_000

/** Every capability erases its own rows of a seeker. Applications come first, since employers are told; files last, since all else holds them. */
async function eraseRows(unit: Unit, seekerId: string): Promise<void> {
  const { tx, queue } = unit
  await queue.forget(tx, 'mail.send', { about: seekerId })
  await queue.forget(tx, 'mail.send', { aboutEach: [seekerId] })
  await eraseApplicationsOf(unit, seekerId)
  await eraseProfileOf(tx, seekerId)
  await eraseHistoryOf(tx, seekerId)
  await eraseSavedOf(tx, seekerId)
  await eraseSearchesOf(tx, seekerId)
  await eraseSavedPlanOf(tx, seekerId)
  await eraseMarksOf(tx, seekerId)
  await eraseVisitsOf(tx, seekerId)
  await eraseAlertsOf(tx, seekerId)
  await erasePreparedOf(tx, seekerId)
  await forgetJobViewer(tx, seekerId)
  await eraseFeedbackOf(tx, seekerId)
  await eraseNotificationsOf(tx, seekerId)
  await eraseExportsOf(unit, seekerId)
  await erasePushOf(unit, seekerId)
  await forgetKeysOf(tx, seekerId)
  await eraseApprovalOf(tx, seekerId)
  await eraseConsentOf(tx, seekerId)
  await eraseFilesOf(unit, 'jobseeker', seekerId)
}

type ErasureParts = Pick<Parts, 'db' | 'queue' | 'clock' | 'identity' | 'tombstones'>
interface Leaving {
  readonly userId: string
  readonly email: string
}

/** Sessions and account; from then on no copy of the database that is put back keeps them. */
async function forget({ identity, tombstones }: ErasureParts, seekerId: string): Promise<void> {
  await identity.pool('jobseeker').erase(seekerId)
  await tombstones.add([{ kind: 'seeker', id: seekerId }])
}

async function eraseWith(parts: ErasureParts, { userId, email }: Leaving, receipt: Letter | null): Promise<void> {
  const { db, queue, clock } = parts
  const now = clock.now()
  await db.transaction(async (tx) => {
    await eraseRows({ tx, queue, now }, userId)
    await queue.forget(tx, 'mail.send', { to: email })
    if (receipt !== null) await queue.send(tx, 'mail.send', receipt)
    await queue.send(tx, 'seeker.erase', { seekerId: userId }, { startAfter: new Date(now.getTime() + AFTER_MS), singletonKey: userId })
  })
  await forget(parts, userId)
}

/** Erases a seeker: rows, and files for every reader, in one transaction; then sessions and account. Bytes go by the queue, which also finishes what is cut off here. */
export const eraseSeeker = (parts: ErasureParts, me: Leaving): Promise<void> => eraseWith(parts, me, receiptMail(me.email, me.userId))

/** The same of one who was erased before: they have their receipt. */
export const eraseSeekerAgain = (parts: ErasureParts, me: Leaving): Promise<void> => eraseWith(parts, me, null)

/** The work of `seeker.erase`, some seconds after the account was erased: whatever is still there. Safe to run twice. */
export async function finishErasingSeeker(parts: ErasureParts, seekerId: string): Promise<void> {
  const { db, queue, clock } = parts
  await forget(parts, seekerId)
  await db.transaction((tx) => eraseRows({ tx, queue, now: clock.now() }, seekerId))
}
