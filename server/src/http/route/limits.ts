import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sharedStore } from '#server/http/route/limit-store'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Each counts one try and refuses once there were too many. */
export interface Limits {
  /** 300 calls a minute for a signed-in person. */
  person(request: FastifyRequest, personId: string): Promise<Refusal | null>
  /** 60 calls a minute for an address without a valid token. */
  address(request: FastifyRequest): Promise<Refusal | null>
  /** 60 searches a minute for an address without an account; apart from its calls, so that a campus of searches keeps nobody from signing in. */
  searches(request: FastifyRequest): Promise<Refusal | null>
  /** 10 codes an hour for one email address of one pool, known or not. */
  codes(request: FastifyRequest, email: string): Promise<Refusal | null>
}

/** Who calls, as far as an address tells: an IPv6 line has 2⁶⁴ of them, which count as one. */
export const networkOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64)

type Keyed = FastifyRequest & { limitKey?: string }

declare module 'fastify' {
  interface FastifyRequest {
    /** The limit of this call that is nearest to its end. */
    limitSeen: { readonly max: number; readonly remaining: number; readonly ttlInSeconds: number } | null
  }
}

/** Answers of limited calls tell how many more there may be, and after how many seconds it begins anew. */
function tellLimits(app: FastifyInstance): void {
  app.decorateRequest('limitSeen', null)
  app.addHook('onSend', async ({ limitSeen }, reply) => {
    if (limitSeen === null) return
    const { max, remaining, ttlInSeconds } = limitSeen
    void reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': ttlInSeconds })
  })
}

/** The limits of calls, multiplied by factor. Counted for all processes; the identity counts codes besides. */
export async function makeLimits(app: FastifyInstance, factor: number, db: Db): Promise<Limits> {
  await app.register(rateLimit, { global: false, store: sharedStore(db) })
  tellLimits(app)
  const counter = (most: number, timeWindow: number) => {
    const check = app.createRateLimit({
      max: Math.max(1, Math.round(most * factor)),
      timeWindow,
      keyGenerator: (request) => (request as Keyed).limitKey ?? networkOf(request),
    })
    return async (request: FastifyRequest, key: string): Promise<Refusal | null> => {
      ;(request as Keyed).limitKey = key
      const seen = await check(request)
      if (!seen.isAllowed && seen.remaining < (request.limitSeen?.remaining ?? Infinity)) request.limitSeen = seen
      return !seen.isAllowed && seen.isExceeded ? refuse('RATE_LIMITED', { retryAfter: seen.ttlInSeconds }) : null
    }
  }
  const person = counter(300, MINUTE)
  const address = counter(60, MINUTE)
  const searches = counter(60, MINUTE)
  const codes = counter(10, HOUR)
  return {
    person: (request, personId) => person(request, `person ${personId}`),
    address: (request) => address(request, `address ${networkOf(request)}`),
    searches: (request) => searches(request, `search ${networkOf(request)}`),
    codes: (request, email) => codes(request, `code ${email.trim().toLowerCase()}`),
  }
}
