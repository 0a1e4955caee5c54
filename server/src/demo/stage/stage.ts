import type { EmployerContext, Parts, RequestContext, SeekerContext } from '#server/http/call/context'
import { type Refusal, isRefusal } from '#server/http/call/refuse'
import type { Logger } from 'pino'

/** The parts with a clock that stands in the market's past, and without mail: nobody in the demo reads any. */
export interface Stage {
  readonly parts: Parts
  /** Puts the clock to this time. */
  at(time: Date): void
  seeker(userId: string, email: string): SeekerContext
  employer(userId: string, email: string, employerId: string | null): EmployerContext
  /** The same caller at today's time: a file sent in the past would look left lying, and be swept away while the market is made. */
  today<Context extends RequestContext>(context: Context): Context
}

export function openStage(parts: Parts, log: Logger): Stage {
  let now = parts.clock.now()
  const past: Parts = {
    ...parts,
    clock: { now: () => new Date(now) },
    queue: { ...parts.queue, send: async () => undefined },
  }
  const request = (): RequestContext => ({
    ...past,
    requestId: 'demo',
    log,
    userAgent: '',
    idempotencyKey: null,
    afterAnswer: () => {
      throw new Error('the demo makes no call that goes on after its answer')
    },
  })
  return {
    parts: past,
    at: (time) => {
      now = time
    },
    seeker: (userId, email) => ({ ...request(), me: { pool: 'jobseeker', userId, sessionId: userId, email, status: 'Approved' } }),
    employer: (userId, email, employerId) => ({
      ...request(),
      me: { pool: 'employer', userId, sessionId: userId, email, status: 'Approved', employerId, role: 'owner', wasApproved: true },
    }),
    today: (context) => ({ ...context, clock: parts.clock }),
  }
}

/** The answer of a call that the generator expects to be taken. */
export function taken<T>(what: string, answer: T | Refusal): T {
  if (!isRefusal(answer)) return answer
  const faults = (answer.extra.errors ?? []).map(({ path, message }) => `${path}: ${message}`)
  throw new Error(`the demo market could not ${what}: ${[answer.message, ...faults].join(' ')}`)
}
