import type { Pool } from '@evenshift/contract/call'
import type { Clock } from '#server/platform/clock/port'
import type { Db } from '#server/platform/database/port'
import type { SealedCookies } from '#server/platform/identity/cognito/cookies'
import type { KnownPeople } from '#server/platform/identity/cognito/people'
import type { KeptSessions } from '#server/platform/identity/cognito/sessions'
import type { AccessTokens } from '#server/platform/identity/cognito/tokens'
import type { CognitoWire } from '#server/platform/identity/cognito/wire'
import type { KnownBrowsers } from '#server/platform/identity/store/browsers'
import type { MailedCodes } from '#server/platform/identity/store/codes'
import type { PasswordTries } from '#server/platform/identity/store/tries'
import type { QueuedWork } from '#server/platform/queue/port'

/** What is left to tell the service of, whenever it answers. */
export type PoolWork = QueuedWork['identity.finish']

/** What the calls of one pool work with. */
export interface CognitoParts {
  readonly pool: Pool
  readonly db: Db
  readonly clock: Clock
  readonly wire: CognitoWire
  readonly read: AccessTokens
  readonly cookies: SealedCookies
  readonly sessions: KeptSessions
  readonly people: KnownPeople
  readonly browsers: KnownBrowsers
  readonly codes: MailedCodes
  readonly tries: PasswordTries
  /** Leaves it to the queue, inside the given transaction. */
  readonly later: (on: Db, work: PoolWork) => Promise<void>
}
