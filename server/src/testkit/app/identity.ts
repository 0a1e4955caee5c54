import type { Letter } from '#server/platform/email/port'
import { openEmbeddedIdentity } from '#server/platform/identity/embedded'
import { scryptHashing } from '#server/platform/identity/passwords/hashing'
import type { Identity, Locked, SignedIn, StepAhead } from '#server/platform/identity/port'
import { TestClock } from '#server/testkit/app/clock'
import { type DatabaseName, databaseNames, migrationsFolder, testDatabase } from '#server/testkit/database/databases'

/** An identity under test, with what a person outside sees of it: the mails, and the time that passes. */
export interface TestIdentity {
  readonly identity: Identity
  /** Another process on the same records. */
  again(): Promise<Identity>
  mailsTo(address: string): readonly Letter[]
  /** Every code mailed to the address, oldest first. */
  codesTo(address: string): readonly string[]
  now(): Date
  /** Milliseconds. */
  pass(ms: number): void
  close(): Promise<void>
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
  return {
    identity: await open(),
    again: open,
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
