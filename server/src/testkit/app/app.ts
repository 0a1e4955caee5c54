import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { staffBase, staffService } from '@evenshift/contract/staff/service'
import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import { ensurePackages } from '#server/capabilities/parties/companies/subscriptions/plans'
import type { TrustedProxies } from '#server/http/app'
import type { Parts } from '#server/http/call/context'
import { zipArchive } from '#server/platform/archive/zip'
import { pdfkitPapers } from '#server/platform/papers/pdfkit'
import { openSampleRegister } from '#server/platform/company-register/embedded'
import type { Database } from '#server/platform/database/port'
import { delivery } from '#server/platform/email/delivery'
import { openOutbox } from '#server/platform/email/outbox'
import type { Email } from '#server/platform/email/port'
import { openEmbeddedIdentity } from '#server/platform/identity/embedded'
import { openEmbeddedLive } from '#server/platform/live/embedded'
import type { PoolOptions } from '#server/platform/identity/parts/parts'
import type { Identity, OwnIdentity } from '#server/platform/identity/port'
import type { Live } from '#server/platform/live/port'
import { openMedia } from '#server/platform/media/embedded'
import { openEmbeddedPayments } from '#server/platform/payments/embedded'
import type { Push } from '#server/platform/push/port'
import { type Pace, openBossQueue } from '#server/platform/queue/boss'
import type { Queue } from '#server/platform/queue/port'
import { openEmbeddedStorage } from '#server/platform/storage/embedded'
import type { Storage } from '#server/platform/storage/port'
import { openTombstones } from '#server/platform/tombstones/embedded'
import { composeApp } from '#server/services/compose'
import { siteConfigOf } from '#server/services/site-config'
import { registerWork } from '#server/services/work'
import { caller } from '#server/testkit/app/calls'
import { checkingMails } from '#server/testkit/app/checked-mails'
import { TestClock } from '#server/testkit/app/clock'
import { type MigratedDatabase, migratedDatabase } from '#server/testkit/database/migrated'
import { noPush } from '#server/testkit/app/no-push'
import { quickHashing } from '#server/testkit/app/quick-hashing'

/** Where the clock of a test stands unless it is moved: a Saturday morning in term. */
export const TEST_START = new Date('2026-11-21T09:00:00Z')

/** Where browsers would reach the server of a test. */
export const TEST_URL = 'http://localhost'

export const TEST_METRICS_TOKEN = 'a-token-for-tests'

/** `I`: whose pools people sign in with; they ask people themselves, where nothing is said. */
export interface TestApp<I extends Identity = OwnIdentity> {
  readonly app: FastifyInstance
  /** The same server, writing its answers as in production. */
  fastApp(): Promise<FastifyInstance>
  readonly parts: Omit<Parts, 'identity'> & { readonly identity: I }
  readonly database: Database
  readonly clock: TestClock
  readonly email: Email
  /** Where the embedded store keeps its files. */
  readonly filesFolder: string
  readonly seeker: ReturnType<typeof caller<typeof seekerService>>
  readonly employer: ReturnType<typeof caller<typeof employerService>>
  readonly staff: ReturnType<typeof caller<typeof staffService>>
  /** The calls of one pool's own identity. */
  readonly identity: {
    readonly jobseeker: ReturnType<typeof caller<typeof identityService.jobseeker>>
    readonly employer: ReturnType<typeof caller<typeof identityService.employer>>
    readonly staff: ReturnType<typeof caller<typeof identityService.staff>>
  }
  close(): Promise<void>
}

export interface TestSettings {
  readonly rateLimitFactor?: number
  readonly trustProxy?: TrustedProxies
  /** Where it logs; else nowhere. */
  readonly log?: Logger
  /** A store instead of the embedded one. */
  readonly storage?: Storage
  /** Where mail goes instead of the outbox. */
  readonly email?: Email
  /** Its feed instead of the embedded one. */
  readonly live?: (database: Database) => Promise<Live>
  /** How soon the queue tries again. */
  readonly pace?: Pace
  /** Push services that answer instead of none. */
  readonly push?: Push
  /** Whether pages may load a provider's analytics. */
  readonly hasAnalytics?: boolean
  /** A database with something in it instead of an empty one. */
  readonly migrated?: () => Promise<MigratedDatabase>
}

/**
 * The whole server on real embedded parts, or on PostgreSQL where TEST_DATABASE_URL names one, with a clock that tests move.
 * Answers are written as in production and checked against the contract. Limits are a thousand times wider unless a test asks for the real ones.
 */
export const testApp = (settings: TestSettings = {}): Promise<TestApp> => appOn(openEmbeddedIdentity, settings)

export interface IdentityParts extends PoolOptions {
  readonly queue: Queue
  readonly clock: TestClock
}

/** The same on another identity. */
export async function appOn<I extends Identity>(
  openIdentity: (parts: IdentityParts) => Promise<I>,
  { rateLimitFactor = 1000, trustProxy = null, ...given }: TestSettings,
): Promise<TestApp<I>> {
  const { database, close: closeDatabase } = await (given.migrated ?? migratedDatabase)()
  const folder = await mkdtemp(join(tmpdir(), 'test-app-'))
  const log = given.log ?? pino({ level: process.env['TEST_LOG'] ?? 'silent' })
  const clock = new TestClock(TEST_START)
  const email = given.email ?? (await openOutbox(join(folder, 'outbox'), () => clock.now()))
  const publicUrl = TEST_URL
  const queue = checkingMails(await openBossQueue(database, log, given.pace))
  const identity = await openIdentity({
    queue,
    db: database.db,
    clock,
    baseUrl: publicUrl,
    rateLimitFactor,
    hashing: quickHashing,
    send: (on, mail) => queue.send(on, 'mail.code', mail),
  })
  const deliver = delivery({ email, bounces: identity.bounces, origin: publicUrl })
  for (const name of ['mail.send', 'mail.code'] as const) await queue.work(name, deliver)
  const storage = given.storage ?? (await openEmbeddedStorage({ folder: join(folder, 'files'), log }))
  const register = openSampleRegister()
  const live = await (given.live ?? openEmbeddedLive)(database)
  const push = given.push ?? noPush
  const payments = await openEmbeddedPayments({ db: database.db, queue, clock, publicUrl, log })
  const tombstones = await openTombstones(join(folder, 'erased'))
  const made = {
    queue,
    clock,
    register,
    identity,
    storage,
    media: openMedia(),
    archive: zipArchive,
    papers: pdfkitPapers,
    live,
    push,
    payments,
    tombstones,
  }
  const parts: TestApp<I>['parts'] = { db: database.db, ...made, publicUrl }
  await ensurePackages(parts.db)
  await registerWork(parts, log)
  const compose = (output: 'checked' | 'fast') =>
    composeApp({
      services: ['seeker', 'employer'],
      parts,
      log,
      output,
      trustProxy,
      rateLimitFactor,
      metricsToken: TEST_METRICS_TOKEN,
      pages: null,
      outbox: email.outbox,
      hasAnalytics: given.hasAnalytics ?? false,
      site: {
        isReady: () => database.isUp(),
        config: async () =>
          siteConfigOf({ identity, push: push.entrance, outbox: true, measurementId: null, demoAccounts: [], demoLoading: false }),
      },
    })
  const app = await compose('checked')
  return {
    app,
    fastApp: () => compose('fast'),
    parts,
    database,
    clock,
    email,
    filesFolder: join(folder, 'files'),
    seeker: caller(app, seekerBase, seekerService),
    employer: caller(app, employerBase, employerService),
    staff: caller(app, staffBase, staffService),
    identity: {
      jobseeker: caller(app, identityBases.jobseeker, identityService.jobseeker),
      employer: caller(app, identityBases.employer, identityService.employer),
      staff: caller(app, identityBases.staff, identityService.staff),
    },
    async close() {
      await app.close()
      await queue.stop(1_000)
      await payments.close()
      await live.close()
      await storage.close()
      await closeDatabase()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
