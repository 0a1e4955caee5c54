import type { Pool } from '@evenshift/contract/call'
import { SESSION_EXPIRED_MESSAGE } from '@evenshift/contract/constants'
import { ApiError } from '#web/api/api-error'
import type { SignInType } from '#web/shared/session/sign-in-type'

/** What the identity gives: the token and when it runs out (ISO 8601). */
export interface Grant {
  readonly accessToken: string
  readonly expiresAt: string
}
/** `Type`: the pools that this session may be of. */
export type SessionState<Type extends Pool = SignInType> =
  | { readonly status: 'checking' }
  /** `left`: the person signed out here, and has nothing to come back to. */
  | { readonly status: 'signed_out'; readonly left?: true }
  | { readonly status: 'unreachable'; readonly error: unknown }
  | { readonly status: 'signed_in'; readonly type: Type }
  /** They want out, and the server has not said that they are; `failed` once it could not be told. */
  | { readonly status: 'leaving'; readonly type: Type; readonly failed: boolean }

interface Outside<Type extends Pool> {
  /** Asks for a new token with the pool's cookie. */
  readonly renew: (type: Type) => Promise<Grant>
  readonly signOut: (type: Type) => Promise<unknown>
  readonly remembered: () => Type | null
  readonly remember: (type: Type) => void
  /** The sides whose cookie may be good by what the server told the page, the likeliest first. */
  readonly hinted: () => readonly Type[]
  /** Whether somebody was signed in here when the page was last open. */
  readonly wasSignedIn: () => boolean
  readonly markSignedIn: () => void
  /** The side whose end the server has not confirmed; kept, so that loading the page again shows nothing either. */
  readonly leaving: () => Type | null
  readonly markLeaving: (type: Type) => void
  readonly markLeft: () => void
  /** Clears what the browser keeps of the person; the side and the look stay. */
  readonly forgetPerson: () => void
  /** Clears everything the browser keeps for us. */
  readonly forget: () => void
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** A token is renewed when it has less than this left, so that a slow call does not outlive it. */
const EARLY_MS = 60_000

export const isExpired = (error: unknown): boolean =>
  error instanceof ApiError && error.statusCode === 401 && error.message === SESSION_EXPIRED_MESSAGE
/** The cookie is no good: only this ends a session, a dead network does not. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.statusCode === 401

/** One browser tab's session. The token lives here and nowhere else. */
export class Session<Type extends Pool = SignInType> {
  readonly #outside: Outside<Type>
  readonly #listeners = new Set<() => void>()
  #state: SessionState<Type> = { status: 'checking' }
  #grant: Grant | null = null
  #renewal: Promise<string> | null = null

  constructor(outside: Outside<Type>) {
    this.#outside = outside
  }

  readonly state = (): SessionState<Type> => this.#state
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Checks at start whether the remembered side is still signed in; with none remembered, those that may be, one after the other. */
  async start(): Promise<void> {
    const leaving = this.#outside.leaving()
    if (leaving) return this.#signOut(leaving)
    const remembered = this.#outside.remembered()
    const hinted = this.#outside.hinted()
    const wasSignedIn = this.#outside.wasSignedIn()
    const asked = remembered ? [remembered].filter((type) => wasSignedIn || hinted.includes(type)) : hinted
    if (asked.length > 0) this.#become({ status: 'checking' })
    for (const type of asked) if (!(await this.#isRefused(type))) return
    // Without a session before there is none that has run out, and nothing to forget.
    if (wasSignedIn) this.#end()
    else this.#become({ status: 'signed_out' })
  }

  /** Takes the other side's session up, if its cookie is still good; else that side's sign-in is next. The side left stays signed in. */
  async switchTo(type: Type): Promise<void> {
    this.#grant = null
    this.#outside.remember(type)
    this.#become({ status: 'checking' })
    if (await this.#isRefused(type)) this.#become({ status: 'signed_out' })
  }

  /** Remembers the side whose sign-in is being visited. */
  choose(type: Type): void {
    this.#outside.remember(type)
  }

  /** After a sign-in or a confirmed code. */
  enter(type: Type, grant: Grant): void {
    this.#grant = grant
    this.#outside.remember(type)
    this.#outside.markSignedIn()
    this.#become({ status: 'signed_in', type })
  }

  /** Signs this browser out of its side. Nothing of the person is shown or kept from here on, but only the server ends the session. */
  async leave(): Promise<void> {
    const { type } = this.#signedIn()
    this.#grant = null
    this.#outside.markLeaving(type)
    this.#outside.forgetPerson()
    await this.#signOut(type)
  }

  /** Asks the server once more, where it could not be told. */
  async leaveAgain(): Promise<void> {
    if (this.#state.status === 'leaving' && this.#state.failed) await this.#signOut(this.#state.type)
  }

  /** A token that is good for a while, renewed first where it is about to run out. */
  async token(): Promise<string> {
    this.#signedIn()
    const grant = this.#grant
    if (grant && Date.parse(grant.expiresAt) - this.#outside.now() > EARLY_MS) return grant.accessToken
    return this.#renew()
  }

  /** A token other than the one that was just answered with "expired". */
  async replaced(stale: string): Promise<string> {
    const grant = this.#grant
    return grant && grant.accessToken !== stale ? grant.accessToken : this.#renew()
  }

  /** One renewal at a time, however many calls wait for it. */
  #renew(): Promise<string> {
    const { type } = this.#signedIn()
    this.#renewal ??= this.#outside
      .renew(type)
      .then((grant) => {
        this.#grant = grant
        return grant.accessToken
      })
      .catch((error: unknown) => {
        if (isRefused(error)) this.#end()
        throw error
      })
      .finally(() => {
        this.#renewal = null
      })
    return this.#renewal
  }

  async #signOut(type: Type): Promise<void> {
    this.#become({ status: 'leaving', type, failed: false })
    try {
      await this.#outside.signOut(type)
    } catch {
      this.#become({ status: 'leaving', type, failed: true })
      return
    }
    this.#outside.markLeft()
    this.#become({ status: 'signed_out', left: true })
  }

  /** Takes a side up by its cookie; true where that is no good, and what comes next is for the caller to say. */
  async #isRefused(type: Type): Promise<boolean> {
    try {
      this.enter(type, await this.#outside.renew(type))
    } catch (error) {
      if (isRefused(error)) return true
      this.#become({ status: 'unreachable', error })
    }
    return false
  }

  #end(): void {
    this.#grant = null
    this.#outside.forget()
    this.#become({ status: 'signed_out' })
  }

  #signedIn(): { readonly type: Type } {
    if (this.#state.status !== 'signed_in')
      throw new ApiError({ statusCode: 401, code: 'SESSION_EXPIRED', message: SESSION_EXPIRED_MESSAGE })
    return this.#state
  }

  #become(state: SessionState<Type>): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
