import type { Letter } from '#server/platform/email/port'
import { openEmbeddedIdentity } from '#server/platform/identity/embedded'
import { scryptHashing } from '#server/platform/identity/passwords/hashing'
import type { Pool } from '@evenshift/contract/call'
import type { Client, Identity, Locked, NewBrowser, OwnIdentity, SignedIn, StepAhead } from '#server/platform/identity/port'
import { TestClock } from '#server/testkit/app/clock'
import { type DatabaseName, databaseNames, migrationsFolder, testDatabase } from '#server/testkit/database/databases'

/** An identity under test, of whatever pools, with what a person outside does with it and the time that passes. */
export interface AnyIdentity {
  readonly identity: Identity
  /** Another process on the same records. */
  again(): Promise<Identity>
  /** Signs in as a browser does: by the pool itself, or by the service that it stands on. */
  signIn(pool: Pool, email: string, password: string, client: Client, met?: NewBrowser): Promise<SignedIn | 'wrong'>
  /** Does what was left for later: what fails stays. */
  settle(): Promise<void>
  now(): Date
  /** Milliseconds. */
  pass(ms: number): void
  close(): Promise<void>
}

/** One whose pools ask people themselves, with the mails. */
export interface TestIdentity extends AnyIdentity {
  readonly identity: OwnIdentity
  again(): Promise<OwnIdentity>
  mailsTo(address: string): readonly Letter[]
  /** Every code mailed to the address, oldest first. */
  codesTo(address: string): readonly string[]
}

/** Where browsers would reach it. */
export const IDENTITY_URL = 'https://evenshift.example'

async function embeddedOn(name: DatabaseName): Promise<TestIdentity> {
  const place = await testDatabase(name)
  const database = await place.open()
  await database.migrate(migrationsFolder)
  const clock = new TestClock(new Date('2026-11-21T12:00:00Z'))
  const mails: Letter[] = []
  const open = () =>
    openEmbeddedIdentity({
      db: database.db,
      clock,
      baseUrl: IDENTITY_URL,
      rateLimitFactor: 1,
      hashing: scryptHashing,
      send: async (_on, mail) => void mails.push(mail),
    })
  const mailsTo = (address: string) => mails.filter((mail) => mail.to === address)
  const identity = await open()
  return {
    identity,
    async signIn(pool, email, password, client, met = untold) {
      const answer = await identity.pool(pool).signIn(email, password, client, met)
      return answer === 'wrong' ? answer : signedInBy(answer)
    },
    again: open,
    settle: untold,
    mailsTo,
    codesTo: (address) => mailsTo(address).flatMap((mail) => /^(\d{6}) is your Evenshift code$/.exec(mail.subject)?.[1] ?? []),
    now: () => clock.now(),
    pass: (ms) => clock.pass(ms),
    close: async () => {
      await database.close()
      await place.remove()
    },
  }
}

/** Nothing follows from who joins or signs in here. */
export const untold = async (): Promise<void> => undefined

/** Every identity that must keep the port's promises. */
export const testIdentities = databaseNames
  .filter((name) => name !== 'folder')
  .map((name) => ({ name: `embedded, on ${name}`, open: () => embeddedOn(name) }))

/** The session that an answer must hold. */
export function signedInBy(answer: SignedIn | StepAhead | Locked | string): SignedIn {
  if (typeof answer === 'string' || !('accessToken' in answer)) throw new Error(`not signed in: ${JSON.stringify(answer)}`)
  return answer
}

/** The Cookie header that a browser would send back. */
export const cookieHeaderOf = ({ cookies }: SignedIn): string => cookies.map((cookie) => cookie.split(';')[0]).join('; ')
