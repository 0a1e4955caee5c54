import type { Call, Pool, StaffRole } from '@evenshift/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  type EmployerContext,
  type EmployerAccess,
  type IdentityContext,
  type Parts,
  type RequestContext,
  type SeekerContext,
  type SeekerAccess,
  type Signed,
  type StaffContext,
} from '#server/http/call/context'
import { authenticate, refusalForApproval, refusalForRole, refusalForStaff } from '#server/http/route/gate'
import { type Limits, networkOf } from '#server/http/route/limits'
import { comesFromOurPages } from '#server/http/route/origin'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import type { Door } from '#server/http/route/serve'
import type { Db } from '#server/platform/database/port'

export interface DoorParts {
  readonly parts: Parts
  readonly limits: Limits
}

const KEY_MOST = 200
const USER_AGENT_MOST = 200
const userAgentOf = ({ headers }: FastifyRequest): string => (headers['user-agent'] ?? '').slice(0, USER_AGENT_MOST)

function contextOf<More extends object>(parts: Parts, request: FastifyRequest, more: More): (RequestContext & More) | Refusal {
  const key = request.headers['idempotency-key']
  if (key !== undefined && key.length > KEY_MOST) return refuseField('Idempotency-Key', `The key is at most ${KEY_MOST} characters`)
  return {
    ...parts,
    requestId: request.id,
    log: request.log as RequestContext['log'],
    userAgent: userAgentOf(request),
    idempotencyKey: typeof key === 'string' ? key : null,
    afterAnswer: request.afterAnswer,
    ...more,
  }
}

const nothingMore = async () => ({})

/** Calls that take no token: counted by address. One that signs has many things to tell: of those only the forged count. */
async function openContext({ parts, limits }: DoorParts, request: FastifyRequest, { signature }: Call): Promise<RequestContext | Refusal> {
  const over = () => limits.address(request)
  if (signature === undefined) return (await over()) ?? contextOf(parts, request, {})
  const signed: Omit<Signed, 'bytes'> = {
    signature: String(request.headers[signature] ?? ''),
    forged: async () => (await over()) ?? refuse('BAD_REQUEST'),
  }
  return contextOf(parts, request, signed)
}

/** Calls that belong to no pool: everybody may come in. */
export const openDoor =
  (door: DoorParts): Door =>
  (request, _reply, call) =>
    openContext(door, request, call)

/** The seeker service: token of the jobseeker pool, then the profile's status. */
export function seekerDoor(door: DoorParts, accessOf: (db: Db, userId: string) => Promise<SeekerAccess>): Door {
  return async (request, _reply, call): Promise<SeekerContext | RequestContext | Refusal> => {
    if (call.caller === 'anyone') return openContext(door, request, call)
    const { identity, db } = door.parts
    const me = await authenticate(request, 'jobseeker', identity, door.limits, (userId) => accessOf(db, userId))
    if (isRefusal(me)) return me
    return refusalForApproval(call, me) ?? contextOf(door.parts, request, { me })
  }
}

/** The employer service: token of the employer pool, then the company's status, then the member's role. */
export function employerDoor(door: DoorParts, accessOf: (db: Db, userId: string) => Promise<EmployerAccess>): Door {
  return async (request, _reply, call): Promise<EmployerContext | RequestContext | Refusal> => {
    if (call.caller === 'anyone') return openContext(door, request, call)
    const { identity, db } = door.parts
    const me = await authenticate(request, 'employer', identity, door.limits, (userId) => accessOf(db, userId))
    if (isRefusal(me)) return me
    const refusal = refusalForApproval(call, me) ?? refusalForRole(call, me.role)
    return refusal ?? contextOf(door.parts, request, { me })
  }
}

/** The staff service: token of the staff pool, then the row of who works here, then the second step, then their role; its people have no profile. */
export function staffDoor(door: DoorParts, roleOf: (db: Db, userId: string, now: Date) => Promise<StaffRole | null>): Door {
  return async (request, _reply, call): Promise<StaffContext | Refusal> => {
    const { db, identity, clock } = door.parts
    const caller = await authenticate(request, 'staff', identity, door.limits, async (userId) => ({
      role: await roleOf(db, userId, clock.now()),
    }))
    if (isRefusal(caller)) return caller
    const { role, hasPassed, ...me } = caller
    if (role === null) return refuse('UNAUTHORISED')
    if (!hasPassed) return refuse('SECOND_STEP_NEEDED')
    return refusalForStaff(call, role) ?? contextOf(door.parts, request, { me: { ...me, role } })
  }
}

/** One pool's own identity: calls with the cookie must come from our pages, calls that send a code are few. */
export function identityDoor(door: DoorParts, pool: Pool, origin: string): Door {
  return async (request: FastifyRequest, reply: FastifyReply, call: Call): Promise<IdentityContext | Refusal> => {
    if (!comesFromOurPages(request, origin)) return refuse('ORIGIN')
    const me = call.caller === 'anyone' ? null : await authenticate(request, pool, door.parts.identity, door.limits, nothingMore)
    if (isRefusal(me)) return me
    const over = me === null ? await door.limits.address(request) : null
    const identity = door.parts.identity.pool(pool)
    const { mark, cookie } = identity.browser(request.headers.cookie)
    const setCookies = (values: readonly string[]) => {
      for (const value of values) void reply.header('set-cookie', value)
    }
    return (
      over ??
      contextOf(door.parts, request, {
        me,
        pool: identity,
        client: { address: networkOf(request), userAgent: userAgentOf(request), browser: mark },
        cookieHeader: request.headers.cookie,
        codeLimit: (email: string) => door.limits.codes(request, `${pool} ${email}`),
        setCookies,
        keepBrowser: () => setCookies([cookie]),
      })
    )
  }
}
