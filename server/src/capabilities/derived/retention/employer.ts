import { endBillingOf, eraseBillingOf } from '#server/capabilities/derived/billing/public'
import { eraseExportsOf } from '#server/capabilities/derived/exports/public'
import { eraseFeedbackOf } from '#server/capabilities/derived/feedback/public'
import { companyReceiptMail, memberReceiptMail } from '#server/capabilities/derived/retention/receipt'
import { approvalOf, eraseApprovalOf, renameSubject } from '#server/capabilities/ground/approval/public'
import { eraseConsentOf } from '#server/capabilities/ground/consent/public'
import { forgetKeysOf } from '#server/capabilities/ground/idempotency/public'
import { eraseNotificationsOf } from '#server/capabilities/ground/notices/public'
import { erasePushOf } from '#server/capabilities/ground/push/public'
import { eraseFilesOf, handOverFiles } from '#server/capabilities/ground/uploads/public'
import { employerAccess, eraseCompanyOf, eraseMemberOf, heirOf, listTeam } from '#server/capabilities/parties/companies/public'
import { eraseMarksOn } from '#server/capabilities/parties/marks/public'
import { eraseQuestionsOf } from '#server/capabilities/parties/questions/public'
import { eraseTemplatesOf } from '#server/capabilities/parties/templates/public'
import { eraseCountsOf } from '#server/capabilities/work/activity/public'
import { eraseApplicationsAt, eraseLinksOf, hiring } from '#server/capabilities/work/hiring/public'
import { endJobsOf, forgetMover } from '#server/capabilities/work/jobs/public'
import type { Caller, EmployerAccess, Parts } from '#server/http/call/context'
import { takeTurn } from '#server/platform/database/locks'
import type { Letter } from '#server/platform/email/port'
import type { QueuedWork, Unit } from '#server/platform/queue/port'

/** Requests that were let in before their sessions ended are over after this. */
const AFTER_MS = 30_000

type Leaving = Pick<Caller & EmployerAccess, 'userId' | 'email' | 'employerId'>
/** What is sent to who leaves; null to who has it already. */
type Receipt = (to: string) => Letter
type Erased = QueuedWork['employer.erase']
type ErasureParts = Pick<Parts, 'db' | 'queue' | 'clock' | 'identity' | 'tombstones'>

/** A person's own rows. What they sent in for the company goes on in the name of an heir, where there is one. */
async function eraseMemberRows(unit: Unit, userId: string, heirId: string | null): Promise<void> {
  const { tx } = unit
  await eraseFeedbackOf(tx, userId)
  await eraseNotificationsOf(tx, userId)
  await erasePushOf(unit, userId)
  await forgetKeysOf(tx, userId)
  await eraseConsentOf(tx, userId)
  await eraseLinksOf(tx, userId)
  await eraseExportsOf(unit, userId)
  await eraseMemberOf(tx, userId)
  if (heirId === null) await eraseFilesOf(unit, 'employer', userId)
  else await handOverFiles(unit, 'employer', userId, heirId)
}

/** A company's own rows. Its jobs come first, since applicants are told; what is counted last, since all else is counted. */
async function eraseCompanyRows(unit: Unit, employerId: string): Promise<void> {
  const { tx, queue } = unit
  await queue.forget(tx, 'company.check', { employerId })
  await endJobsOf({ ...unit, hiring }, employerId)
  await eraseApplicationsAt(unit, employerId)
  await eraseQuestionsOf(tx, employerId)
  await eraseTemplatesOf(tx, employerId)
  await eraseMarksOn(tx, employerId)
  await eraseApprovalOf(tx, employerId)
  await eraseCompanyOf(unit, employerId)
  await eraseCountsOf(tx, employerId)
}

/** One who goes alone: the company is told of by another owner's address from now on. */
async function eraseAlone(unit: Unit, { userId, email, employerId }: Leaving, receiptTo: Receipt | null): Promise<Erased> {
  const { tx, queue } = unit
  const heir = employerId === null ? null : await heirOf(tx, employerId, userId)
  if (employerId !== null && heir !== null && (await approvalOf(tx, employerId))?.email === email)
    await renameSubject(tx, employerId, { email: heir.email })
  await forgetMover(tx, email)
  await eraseMemberRows(unit, userId, heir?.userId ?? null)
  await queue.forget(tx, 'mail.send', { to: email })
  if (receiptTo !== null) await queue.send(tx, 'mail.send', receiptTo(email))
  return { userIds: [userId], employerId: null, customerId: null }
}

async function eraseTogether(
  unit: Unit,
  employerId: string,
  team: readonly { readonly userId: string; readonly email: string }[],
  receiptTo: Receipt | null,
): Promise<Erased> {
  const { tx, queue } = unit
  const customerId = await eraseBillingOf(unit, employerId)
  await eraseCompanyRows(unit, employerId)
  for (const { userId, email } of team) {
    await eraseMemberRows(unit, userId, null)
    await queue.forget(tx, 'mail.send', { to: email })
    if (receiptTo !== null) await queue.send(tx, 'mail.send', receiptTo(email))
  }
  return { userIds: team.map(({ userId }) => userId), employerId, customerId }
}

/** Sessions and accounts; from then on no copy of the database that is put back keeps them or their company. */
async function forget({ identity, tombstones }: ErasureParts, { userIds, employerId }: Erased): Promise<void> {
  for (const userId of userIds) await identity.pool('employer').erase(userId)
  const company = employerId === null ? [] : [{ kind: 'company', id: employerId } as const]
  await tombstones.add([...company, ...userIds.map((id) => ({ kind: 'member', id }) as const)])
}

async function eraseWith(parts: ErasureParts, singletonKey: string, work: (unit: Unit) => Promise<Erased>): Promise<void> {
  const { db, queue, clock } = parts
  const now = clock.now()
  const erased = await db.transaction(async (tx) => {
    const done = await work({ tx, queue, now })
    await queue.send(tx, 'employer.erase', done, { startAfter: new Date(now.getTime() + AFTER_MS), singletonKey })
    return done
  })
  await forget(parts, erased)
}

/**
 * An owner erases the company with everybody in it, others themselves alone: rows, and files for every reader, in one transaction; then
 * sessions and accounts. Bytes go by the queue, which also finishes what is cut off here and ends what was paid for.
 */
export const eraseEmployerAccount = (parts: ErasureParts, me: Leaving): Promise<void> =>
  eraseWith(parts, me.userId, async (unit) => {
    const { employerId } = me
    if (employerId !== null) await takeTurn(unit.tx, 'members', employerId)
    const team = employerId === null ? [] : await listTeam(unit.tx, employerId)
    const isOwner = team.some(({ userId, role }) => userId === me.userId && role === 'owner')
    return employerId !== null && isOwner
      ? eraseTogether(unit, employerId, team, companyReceiptMail)
      : eraseAlone(unit, me, memberReceiptMail)
  })

/** The same of a company that was erased before, with those who went with it; whoever had left it by then only leaves. False where it is still gone. */
export async function eraseCompanyAgain(parts: ErasureParts, employerId: string, gone: ReadonlySet<string>): Promise<boolean> {
  const team = await listTeam(parts.db, employerId)
  if (team.length === 0) return false
  await eraseWith(parts, employerId, async (unit) => {
    for (const { userId } of team) if (!gone.has(userId)) await eraseMemberOf(unit.tx, userId)
    return eraseTogether(
      unit,
      employerId,
      team.filter(({ userId }) => gone.has(userId)),
      null,
    )
  })
  return true
}
/** The same of somebody who was erased before: alone, whatever they were in their company when the copy was made. */
export async function eraseMemberAgain(parts: ErasureParts, { userId, email }: Pick<Leaving, 'userId' | 'email'>): Promise<void> {
  const { employerId } = await employerAccess(parts.db, userId)
  await eraseWith(parts, userId, (unit) => eraseAlone(unit, { userId, email, employerId }, null))
}

/** The work of `employer.erase`, some seconds after: whatever is still there, and the plan. An outage of the provider holds up nothing else. Safe to run twice. */
export async function finishErasingEmployer(parts: ErasureParts & Pick<Parts, 'payments'>, erased: Erased): Promise<void> {
  const { db, queue, clock, payments } = parts
  const { userIds, employerId, customerId } = erased
  await forget(parts, erased)
  await db.transaction(async (tx) => {
    const unit = { tx, queue, now: clock.now() }
    if (employerId !== null) await eraseCompanyRows(unit, employerId)
    for (const userId of userIds) await eraseMemberRows(unit, userId, null)
  })
  if (employerId !== null && customerId !== null) await endBillingOf({ db, payments }, employerId, customerId)
}
