import type { Answer, Contract, Parsed, Pool, Role, StaffRole, Streamed } from '@evenshift/contract/call'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import type { Logger } from 'pino'
import type { AfterAnswer } from '#server/http/call/after-answer'
import type { Refusal } from '#server/http/call/refuse'
import type { Archive } from '#server/platform/archive/port'
import type { Papers } from '#server/platform/papers/port'
import type { Clock } from '#server/platform/clock/port'
import type { CompanyRegister } from '#server/platform/company-register/port'
import type { Db } from '#server/platform/database/port'
import type { Client, Identity, IdentityPool } from '#server/platform/identity/port'
import type { Live } from '#server/platform/live/port'
import type { Media } from '#server/platform/media/port'
import type { Payments } from '#server/platform/payments/port'
import type { Push } from '#server/platform/push/port'
import type { Queue } from '#server/platform/queue/port'
import type { Storage } from '#server/platform/storage/port'
import type { Tombstones } from '#server/platform/tombstones/port'

/** Where a person stands on their side of the market; status is null while no profile exists. */
export interface SeekerAccess {
  readonly status: ProfileStatus | null
}
export interface EmployerAccess {
  readonly status: ProfileStatus | null
  /** The company whose rows this member works on; null until it is created. */
  readonly employerId: string | null
  readonly role: Role
  /** True once a person or the rule approved it, also while it is being checked again. */
  readonly wasApproved: boolean
}

/** Who calls: the pool's own user id, the session it stands on, and the confirmed email. */
export interface Caller {
  readonly pool: Pool
  readonly userId: string
  readonly sessionId: string
  readonly email: string
}

/** The parts of the platform that handlers may use. */
export interface Parts {
  readonly db: Db
  readonly queue: Queue
  readonly clock: Clock
  readonly register: CompanyRegister
  readonly identity: Identity
  readonly storage: Storage
  readonly media: Media
  readonly archive: Archive
  readonly papers: Papers
  readonly live: Live
  readonly push: Push
  readonly payments: Payments
  readonly tombstones: Tombstones
  /** The origin under which browsers reach the product, for links in mails. */
  readonly publicUrl: string
}

export interface RequestContext extends Parts {
  readonly requestId: string
  readonly log: Logger
  /** As sent, as far as it is kept. */
  readonly userAgent: string
  /** As sent in Idempotency-Key, or null. */
  readonly idempotencyKey: string | null
  readonly afterAnswer: AfterAnswer
}
export interface SeekerContext extends RequestContext {
  readonly me: Caller & SeekerAccess
}
export interface EmployerContext extends RequestContext {
  /** In every call that needs a company, the HTTP layer has made sure of employerId: read it with `companyOf`. */
  readonly me: Caller & EmployerAccess
}
export interface StaffContext extends RequestContext {
  readonly me: Caller & { readonly role: StaffRole }
}

/** A call that answers with events; null among them is a sign of life. */
export interface Streaming {
  /** The event after which it goes on, as sent in Last-Event-ID; null begins anew. */
  readonly lastEventId: string | null
  /** Ends the events: the listener went away, or the server stops. */
  readonly signal: AbortSignal
}

/** A call that takes signed bytes. */
export interface Signed {
  readonly bytes: Buffer
  /** As sent in the call's header; empty where it is missing. */
  readonly signature: string
  /** Counts a signature that is not right against the address; what to answer. */
  forged(): Promise<Refusal>
}

/** A call of one pool's own identity; its session travels in a cookie that only these calls see. */
export interface IdentityContext extends RequestContext {
  readonly pool: IdentityPool
  readonly client: Client
  readonly cookieHeader: string | undefined
  /** The signed-in person of calls that take a token; null in the others. */
  readonly me: Caller | null
  /** Counts one code for this address, known or not; a refusal once there were too many. */
  codeLimit(email: string): Promise<Refusal | null>
  setCookies(values: readonly string[]): void
  /** Has the browser keep its mark: the codes that this call sends are its own. */
  keepBrowser(): void
}

/** One function a call: the validated input and the context in, the answer, its events or a refusal out. */
export type Handler<C, X> = C extends { stream: unknown }
  ? (input: Parsed<C>, context: X & Streaming) => AsyncIterable<Streamed<C> | null>
  : C extends { signature: string }
    ? (input: Parsed<C>, context: RequestContext & Signed) => Promise<Answer<C> | Refusal>
    : (input: Parsed<C>, context: X) => Promise<Answer<C> | Refusal>

/** Handlers for a group of calls, or for part of it: what is missing answers 501. */
export type Handlers<T extends Contract, X> = { readonly [K in keyof T]?: Handler<T[K], X> }

/** The caller's company. Only for calls that the HTTP layer lets through with one. */
export function companyOf(context: EmployerContext): string {
  if (context.me.employerId === null) throw new Error('a call that needs a company was let through without one')
  return context.me.employerId
}
