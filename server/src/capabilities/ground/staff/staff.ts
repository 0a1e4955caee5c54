import type { StaffRole } from '@evenshift/contract/call'
import { type StaffUnit, record } from '#server/capabilities/ground/audit/public'
import {
  allColleagues,
  countAdministrators,
  deleteColleague,
  findColleague,
  keepInvited,
  noteJoined,
  setRole,
} from '#server/capabilities/ground/staff/store'
import type { StaffRow } from '#server/capabilities/ground/staff/tables'
import type { Parts } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Db } from '#server/platform/database/port'
import { takeTurn } from '#server/platform/database/locks'

/** Whether this account of the staff pool works here. */
export const isStaff = async (db: Db, userId: string): Promise<boolean> => (await findColleague(db, userId)) !== null

/** Whether nobody else has joined yet. */
export const worksAlone = async (db: Db): Promise<boolean> =>
  (await allColleagues(db)).filter(({ joinedAt }) => joinedAt !== null).length < 2

/** The role of whoever comes in, null where they do not work here; the first time it is noted that they joined. */
export async function staffRoleOf(db: Db, userId: string, now: Date): Promise<StaffRole | null> {
  const row = await findColleague(db, userId)
  if (row !== null && row.joinedAt === null) await noteJoined(db, userId, now)
  return row?.role ?? null
}

export interface KnownColleague extends StaffRow {
  readonly email: string
}
const withEmail = async ({ identity }: Pick<Parts, 'identity'>, row: StaffRow): Promise<KnownColleague> => ({
  ...row,
  email: (await identity.pool('staff').ownEmail(row.id)).email,
})
/** Everyone who works here or is invited. Never within a transaction. */
export async function colleagues(parts: Pick<Parts, 'db' | 'identity'>): Promise<KnownColleague[]> {
  return Promise.all((await allColleagues(parts.db)).map((row) => withEmail(parts, row)))
}
/** One of them. Never within a transaction. */
export async function colleagueOf(parts: Pick<Parts, 'db' | 'identity'>, id: string): Promise<KnownColleague | null> {
  const row = await findColleague(parts.db, id)
  return row && withEmail(parts, row)
}

/**
 * Lets somebody work here: their account, which opens once they set a password by the code. Asked again it gives another code. `tell` runs
 * in the transaction that lets them in.
 */
export async function inviteStaff(
  { db, identity, clock }: Pick<Parts, 'db' | 'identity' | 'clock'>,
  email: string,
  role: StaffRole,
  by: string,
  tell: (tx: Db, code: string) => Promise<void> = async () => undefined,
): Promise<{ readonly id: string; readonly code: string }> {
  const { userId: id, code } = await identity.pool('staff').invite(email)
  const now = clock.now()
  await db.transaction(async (tx) => {
    await keepInvited(tx, id, role, now)
    await tell(tx, code)
    await record({ tx, now, by }, [{ action: 'invite', subject: { kind: 'staff', id }, note: role }])
  })
  return { id, code }
}

/** Gives a colleague another role; there is always an administrator left. Refuses NOT_FOUND, and the role. */
export async function changeRole(unit: Pick<StaffUnit, 'tx' | 'now' | 'by'>, id: string, role: StaffRole): Promise<StaffRow | Refusal> {
  await takeTurn(unit.tx, 'staff roles', 'of all')
  const row = await findColleague(unit.tx, id)
  if (row === null) return refuse('NOT_FOUND', { message: 'There’s no such colleague.' })
  if (row.role === role) return row
  if (row.role === 'administrator' && (await countAdministrators(unit.tx)) === 1)
    return refuseField('role', 'Make someone else an administrator first')
  const changed = await setRole(unit.tx, id, role)
  await record(unit, [{ action: 'change_role', subject: { kind: 'staff', id }, note: role }])
  return changed ?? row
}

/**
 * Lets a colleague go: from the next call on nothing opens to them, and their account goes with its sessions. There is always an
 * administrator left. Refuses NOT_FOUND and INVALID_TRANSITION.
 */
export async function letGo(
  { db, identity, clock }: Pick<Parts, 'db' | 'identity' | 'clock'>,
  { id, email }: Pick<KnownColleague, 'id' | 'email'>,
  by: string,
): Promise<Refusal | null> {
  const refused = await transact(db, async (tx) => {
    await takeTurn(tx, 'staff roles', 'of all')
    const row = await findColleague(tx, id)
    if (row === null) return refuse('NOT_FOUND', { message: 'There’s no such colleague.' })
    if (row.role === 'administrator' && (await countAdministrators(tx)) === 1)
      return refuse('INVALID_TRANSITION', {
        message: 'Make someone else an administrator first.',
        details: { status: row.role, allowed: [] },
      })
    await deleteColleague(tx, id)
    await record({ tx, now: clock.now(), by }, [{ action: 'let_go', subject: { kind: 'staff', id }, note: email }])
    return null
  })
  if (isRefusal(refused)) return refused
  await identity.pool('staff').erase(id)
  return null
}
