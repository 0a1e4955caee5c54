/** The shape of a call, and every type that is inferred from it. Runs nothing and imports nothing at run time. */
import type { RefusalCode } from '#contract/refusals'

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
/** The three identity pools; a token of one opens nothing in another. */
export type Pool = 'jobseeker' | 'employer' | 'staff'
/** An employer's member, from the one who may least to the one who may most. */
export type Role = 'reviewer' | 'manager' | 'owner'
/** A colleague of the staff, from the one who may least to the one who may most. */
export type StaffRole = 'reviewer' | 'administrator'
/**
 * What the caller's profile must be:
 * approved (also an employer that was approved and is being checked again), approved_or_pending (also one that is checked for the first time),
 * signed_in (any profile or none, but not suspended), even_suspended (whoever is signed in).
 */
export type NeededApproval = 'approved' | 'approved_or_pending' | 'signed_in' | 'even_suspended'

/** A schema seen only through its two types: keeps the compiler from comparing whole Zod classes. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

export interface Call {
  readonly method: Method
  readonly path: `/${string}`
  readonly summary: string
  /** Whose token it takes; `anyone` takes none. */
  readonly caller: Pool | 'anyone'
  /** `approved` where nothing is said. */
  readonly approval?: NeededApproval
  /** The least role of an employer's member; `manager` where nothing is said. */
  readonly role?: Role
  /** The least role of a colleague of the staff; `reviewer` where nothing is said. */
  readonly staffRole?: StaffRole
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly output?: Schema
  /** The answer instead, where the query says `view=card`: its rows hold no more than a screen's cards show. */
  readonly card?: Schema
  /** The bytes of a file of this type instead of one answer. */
  readonly file?: 'application/pdf'
  /** Server-sent events of this shape instead of one answer. */
  readonly stream?: Schema
  /** 200 where nothing is said; 204 answers without a body. */
  readonly status?: 200 | 201 | 202 | 204
  /** The refusals that belong to this call alone; those of every call are not repeated. */
  readonly refusals?: readonly RefusalCode[]
  /** Takes the very bytes that were sent, signed in the header of this name. */
  readonly signature?: string
  /** Honours Idempotency-Key: a repeat within a day gets the first answer again and makes nothing more. */
  readonly repeatable?: true
}
export type Contract = Readonly<Record<string, Call>>
/** The calls of a service by what they are about. */
export type Groups = Readonly<Record<string, Contract>>

/** Keeps every literal of a group of calls in its type. */
export const contract = <const C extends Contract>(calls: C): C => calls

type In<S> = S extends { _zod: { input: infer X } } ? X : never
type Out<S> = S extends { _zod: { output: infer X } } ? X : never
type Slot = 'params' | 'query' | 'body'

/** What a caller sends. */
export type Input<C> = { readonly [K in keyof C & Slot]: In<C[K]> }
/** What a handler receives: validated, defaults filled in. */
export type Parsed<C> = { readonly [K in keyof C & Slot]: Out<C[K]> }
/** How much of a list's rows is asked for: a card, or the whole where nothing is said. */
export type View = 'card' | undefined
/** What a caller sends who asks for this view; nothing comes of asking for cards where a call has none. */
export type ViewInput<C, V extends View> = Input<C> & { readonly query?: { readonly view?: V } }
/** What a caller receives. */
export type Output<C, V extends View = undefined> = V extends 'card'
  ? C extends { card: infer S }
    ? Out<S>
    : never
  : C extends { output: infer S }
    ? Out<S>
    : C extends { file: string }
      ? Uint8Array<ArrayBuffer>
      : void
/** What a handler returns. */
export type Answer<C> =
  | (C extends { output: infer S } ? In<S> : C extends { file: string } ? Uint8Array : void)
  | (C extends { card: infer S } ? In<S> : never)
/** One event of a streaming call. */
export type Streamed<C> = C extends { stream: infer S } ? In<S> : never

/** All that the browser needs of a contract: method and path by name. */
export type Wire<X> = { readonly [K in keyof X]: readonly [method: Method, path: string] }
