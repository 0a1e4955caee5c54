/** The one place that chooses between the embedded parts and the vendors', and loads only what was chosen. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Config } from '#server/config'
import type { Archive } from '#server/platform/archive/port'
import type { Papers } from '#server/platform/papers/port'
import type { Clock } from '#server/platform/clock/port'
import type { CompanyRegister } from '#server/platform/company-register/port'
import type { Database } from '#server/platform/database/port'
import type { Email } from '#server/platform/email/port'
import type { AccessTokens, ServiceAccount } from '#server/platform/google/port'
import type { PoolOptions } from '#server/platform/identity/parts/parts'
import type { Identity } from '#server/platform/identity/port'
import type { Live } from '#server/platform/live/port'
import type { Media } from '#server/platform/media/port'
import { ownFolder, ownWithin } from '#server/platform/own-folder'
import type { Payments } from '#server/platform/payments/port'
import type { Push } from '#server/platform/push/port'
import type { Queue } from '#server/platform/queue/port'
import type { Storage } from '#server/platform/storage/port'
import type { Tombstones } from '#server/platform/tombstones/port'

export interface Platform {
  readonly database: Database
  readonly queue: Queue
  readonly email: Email
  readonly register: CompanyRegister
  readonly clock: Clock
  readonly identity: Identity
  readonly storage: Storage
  readonly media: Media
  readonly archive: Archive
  readonly papers: Papers
  readonly live: Live
  readonly push: Push
  readonly payments: Payments
  readonly tombstones: Tombstones
  /** Lets jobs under way finish for some seconds, then gives everything back. */
  close(): Promise<void>
}

const JOBS_GRACE_MS = 4_000
/** So long whoever waits for another service to sign them in waits at most; whoever asked asks again. */
const SIGN_IN_TIMEOUT_MS = 5_000

// From source this file lies two folders below the server; every bundled chunk lies in its dist folder.
const migrations = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../migrations' : '../migrations', import.meta.url))

async function openDatabase({ databaseUrl, dataFolder }: Config, log: Logger): Promise<Database> {
  if (databaseUrl === null) return (await import('#server/platform/database/embedded')).openEmbedded({ dataFolder })
  return (await import('#server/platform/database/postgres')).openPostgres(databaseUrl, log)
}

async function openEmail({ smtp, dataFolder }: Config, clock: Clock): Promise<Email> {
  if (smtp === null) return (await import('#server/platform/email/outbox')).openOutbox(join(dataFolder, 'outbox'), () => clock.now())
  return (await import('#server/platform/email/smtp')).openSmtp(smtp.url, smtp.from)
}

async function openStorage({ s3, dataFolder }: Config, log: Logger): Promise<Storage> {
  if (s3 !== null) return (await import('#server/platform/storage/s3')).openS3({ ...s3, publicEndpoint: s3.endpoint })
  const { openEmbeddedStorage } = await import('#server/platform/storage/embedded')
  return openEmbeddedStorage({ folder: join(dataFolder, 'files'), log })
}

async function openRegister({ companiesHouse }: Config, clock: Clock, log: Logger): Promise<CompanyRegister> {
  if (companiesHouse === null) return (await import('#server/platform/company-register/embedded')).openSampleRegister()
  return (await import('#server/platform/company-register/companies-house')).openCompaniesHouse({ ...companiesHouse, clock, log })
}

async function accessOf(account: ServiceAccount, scopes: readonly string[]): Promise<AccessTokens> {
  return (await import('#server/platform/google/service-account')).serviceAccount({ account, scopes })
}

async function openLive({ firebase }: Config, database: Database, log: Logger): Promise<Live> {
  if (firebase === null) return (await import('#server/platform/live/embedded')).openEmbeddedLive(database)
  const { FIREBASE_SCOPES, openFirebaseDatabase } = await import('#server/platform/live/firebase/database')
  const { openFirebaseLive } = await import('#server/platform/live/firebase')
  const online = openFirebaseDatabase({ url: firebase.url, access: await accessOf(firebase.account, FIREBASE_SCOPES) })
  return openFirebaseLive({ database, online, secret: firebase.account.privateKey, log })
}

async function openPush({ fcm, publicUrl, smtp }: Config, database: Database): Promise<Push> {
  if (fcm !== null) {
    const { FCM_SCOPES, openFcm } = await import('#server/platform/push/fcm')
    return openFcm({ projectId: fcm.projectId, access: await accessOf(fcm.account, FCM_SCOPES) })
  }
  const { keptKeys } = await import('#server/platform/push/keys')
  const { openWebPush } = await import('#server/platform/push/web-push')
  const mailbox = `mailto:${/[^\s<>]+@[^\s<>]+/.exec(smtp?.from ?? '')?.[0] ?? 'hello@evenshift.example'}`
  const contact = publicUrl.startsWith('https:') ? publicUrl : mailbox
  return openWebPush({ keys: await keptKeys(database.db), contact })
}

async function openPayments(
  { stripe, publicUrl }: Config,
  log: Logger,
  parts: Pick<Platform, 'database' | 'queue' | 'clock'>,
): Promise<Payments> {
  const { clock, queue, database } = parts
  if (stripe !== null) return (await import('#server/platform/payments/stripe')).openStripe({ ...stripe, clock })
  const { openEmbeddedPayments } = await import('#server/platform/payments/embedded')
  return openEmbeddedPayments({ db: database.db, queue, clock, publicUrl, log })
}

async function openIdentity(
  { publicUrl, rateLimitFactor, cognito }: Config,
  { database, queue, clock }: Pick<Platform, 'database' | 'queue' | 'clock'>,
): Promise<Identity> {
  const { scryptHashing } = await import('#server/platform/identity/passwords/hashing')
  const options: PoolOptions = {
    db: database.db,
    clock,
    baseUrl: publicUrl,
    rateLimitFactor,
    hashing: scryptHashing,
    send: (on, mail) => queue.send(on, 'mail.code', mail),
  }
  if (cognito === null) return (await import('#server/platform/identity/embedded')).openEmbeddedIdentity(options)
  const { openCognitoIdentity } = await import('#server/platform/identity/cognito')
  const identity = await openCognitoIdentity({
    ...options,
    service: { ...cognito, credentials: null, timeoutMs: SIGN_IN_TIMEOUT_MS },
    pools: cognito.pools,
    later: (on, work) => queue.send(on, 'identity.finish', work),
  })
  await queue.work('identity.finish', identity.finish)
  return identity
}

async function openParts(
  config: Config,
  log: Logger,
  database: Database,
  clock: Clock,
): Promise<Omit<Platform, 'close' | 'database' | 'clock'>> {
  await database.migrate(migrations)
  const { openBossQueue } = await import('#server/platform/queue/boss')
  const queue = await openBossQueue(database, log)
  const email = await openEmail(config, clock)
  const identity = await openIdentity(config, { database, queue, clock })
  const { delivery } = await import('#server/platform/email/delivery')
  const deliver = delivery({ email, bounces: identity.bounces, origin: config.publicUrl })
  await queue.work('mail.send', deliver)
  await queue.work('mail.code', deliver)
  const { zipArchive } = await import('#server/platform/archive/zip')
  // Its packages come with the first paper.
  const papers: Papers = { pdf: async (...given) => (await import('#server/platform/papers/pdfkit')).pdfkitPapers.pdf(...given) }
  const { openMedia } = await import('#server/platform/media/embedded')
  const live = await openLive(config, database, log)
  const storage = await openStorage(config, log)
  const push = await openPush(config, database)
  const register = await openRegister(config, clock, log)
  const payments = await openPayments(config, log, { database, queue, clock })
  const { openTombstones } = await import('#server/platform/tombstones/embedded')
  const tombstones = await openTombstones(join(config.dataFolder, 'erased'))
  return { queue, email, identity, register, media: openMedia(), archive: zipArchive, papers, live, storage, push, payments, tombstones }
}

/** Opens every part, with the tables up to date; jobs wait until the queue is started. Rejects, with nothing left open, when a part cannot be opened. */
export async function openPlatform(config: Config, log: Logger): Promise<Platform> {
  const { systemClock: clock } = await import('#server/platform/clock/system')
  ownFolder(config.dataFolder, log)
  const database = await openDatabase(config, log)
  ownWithin(config.dataFolder, log)
  try {
    const parts = await openParts(config, log, database, clock)
    return {
      ...parts,
      database,
      clock,
      async close() {
        try {
          await parts.queue.stop(JOBS_GRACE_MS)
        } finally {
          await parts.payments.close()
          await parts.live.close()
          await parts.storage.close()
          await database.close()
        }
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
