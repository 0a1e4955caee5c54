import type { Pool } from '@evenshift/contract/call'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { Letter } from '#server/platform/email/port'
import type { Auth } from '#server/platform/identity/parts/auth'
import type { KnownBrowsers } from '#server/platform/identity/store/browsers'
import type { MailedCodes } from '#server/platform/identity/store/codes'
import type { PasswordHashing } from '#server/platform/identity/passwords/hashing'
import type { Challenges } from '#server/platform/identity/parts/challenges'
import type { KeptPasskeys } from '#server/platform/identity/store/passkeys'
import type { SecondSteps } from '#server/platform/identity/store/second-steps'
import type { StepTickets } from '#server/platform/identity/parts/tickets'
import type { People } from '#server/platform/identity/store/people'
import type { fairTurns } from '#server/platform/identity/store/turns'
import type { PasswordTries } from '#server/platform/identity/store/tries'

/** Waits for its turn at slow work. */
export type Turns = ReturnType<typeof fairTurns>

export interface PoolOptions {
  readonly db: Db
  readonly clock: Clock
  /** Origin under which browsers reach the product; https makes the cookies Secure. */
  readonly baseUrl: string
  /** Multiplies the limits on codes and on password tries. */
  readonly rateLimitFactor: number
  readonly hashing: PasswordHashing
  /** Hands a mail over inside the given transaction: it is to be sent only if that commits. */
  readonly send: (on: Db, letter: Letter) => Promise<void>
}

/** What the calls of one pool work with. */
export interface PoolParts extends Pick<PoolOptions, 'db' | 'hashing' | 'send'> {
  readonly pool: Pool
  readonly turns: Turns
  readonly auth: Auth
  readonly people: People
  readonly browsers: KnownBrowsers
  readonly codes: MailedCodes
  readonly passkeys: KeptPasskeys
  readonly challenges: Challenges
  readonly steps: SecondSteps
  readonly tickets: StepTickets
  readonly tries: PasswordTries
}

/** Longer than a code takes to write: an answer that waits for this does not tell by its time whether one was written. */
export const ANSWER_MS = 100

/** An email as it is kept and compared. */
export const addressOf = (email: string): string => email.trim().toLowerCase()
