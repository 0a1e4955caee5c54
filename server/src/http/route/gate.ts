import type { Call, Pool, Role, StaffRole } from '@evenshift/contract/call'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import type { FastifyRequest } from 'fastify'
import type { Caller, EmployerAccess, SeekerAccess } from '#server/http/call/context'
import type { Limits } from '#server/http/route/limits'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Identity, VerifiedSession } from '#server/platform/identity/port'

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/**
 * Who calls, by the token of this pool, and where they stand; each failure counts against the address, each success against the person.
 */
export async function authenticate<Access extends object>(
  request: FastifyRequest,
  pool: Pool,
  identity: Identity,
  limits: Limits,
  accessOf: (userId: string) => Promise<Access>,
): Promise<(Caller & Pick<VerifiedSession, 'hasPassed'> & Access) | Refusal> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1]
  const session = token === undefined ? 'bad' : await identity.pool(pool).verify(token)
  if (session === 'bad') return (await limits.address(request)) ?? refuse('UNAUTHORISED')
  if (session === 'expired') return (await limits.address(request)) ?? refuse('SESSION_EXPIRED')
  const over = await limits.person(request, session.userId)
  if (over !== null) return over
  request.personId = session.userId
  return { pool, ...session, ...(await accessOf(session.userId)) }
}

const whileStatus: Readonly<Record<Exclude<ProfileStatus, 'Approved'>, 'PROFILE_PENDING' | 'PROFILE_REJECTED' | 'PROFILE_SUSPENDED'>> = {
  Pending: 'PROFILE_PENDING',
  Rejected: 'PROFILE_REJECTED',
  Suspended: 'PROFILE_SUSPENDED',
}

/** Whether a profile of this status may make the call; null says yes. */
export function refusalForApproval(call: Call, access: SeekerAccess & Partial<EmployerAccess>): Refusal | null {
  const needs = call.approval ?? 'approved'
  if (needs === 'even_suspended' || access.status === 'Approved') return null
  if (access.status === 'Suspended') return refuse('PROFILE_SUSPENDED')
  if (needs === 'signed_in') return null
  if (access.status === null) return refuse('PROFILE_INCOMPLETE')
  const isPending = access.status === 'Pending' && (access.wasApproved === true || needs === 'approved_or_pending')
  return isPending ? null : refuse(whileStatus[access.status])
}

const rank: Readonly<Record<Role, number>> = { reviewer: 0, manager: 1, owner: 2 }

/** Whether an employer's member of this role may make the call; null says yes. */
export const refusalForRole = (call: Call, role: Role): Refusal | null =>
  rank[role] < rank[call.role ?? 'manager'] ? refuse('ROLE') : null

/** Whether a colleague of this role may make the call; null says yes. */
export const refusalForStaff = (call: Call, role: StaffRole): Refusal | null =>
  call.staffRole === 'administrator' && role !== 'administrator' ? refuse('ROLE') : null
