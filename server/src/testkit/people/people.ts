import { eq } from 'drizzle-orm'
import { DAY_MS } from '@evenshift/contract/days'
import type { Pool, StaffRole } from '@evenshift/contract/call'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { interests, skills } from '#server/capabilities/ground/reference/public'
import { type StaffDecision, decide } from '#server/capabilities/parties/verification/public'
import { OFFICE_COMMAND } from '#server/capabilities/ground/audit/public'
import { inviteStaff } from '#server/capabilities/ground/staff/public'
import { approvals } from '#server/capabilities/ground/approval/tables'
import { isRefusal } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import { TEST_URL, type TestApp } from '#server/testkit/app/app'
import { appCode } from '#server/testkit/people/authenticator'
import { softwareKey } from '#server/testkit/people/software-key'
import { signedInBy, untold } from '#server/testkit/app/identity'

/** Somebody signed in: their id in the pool and an access token. */
export interface Person {
  readonly userId: string
  readonly email: string
  readonly token: string
}

/** Of every account that the testkit makes. */
export const PASSWORD = 'a quiet week of tests'
export const CLIENT = { address: '127.0.0.1', userAgent: 'test', browser: 'a browser of tests' }
let made = 0

/** A confirmed account of a pool without a profile. */
export async function newAccount(t: TestApp, pool: Pool, email = `person${++made}@mail.example`): Promise<Person> {
  const identity = t.parts.identity.pool(pool)
  const userId = await identity.seed(email, PASSWORD)
  return { userId, email, token: await signIn(t, pool, email) }
}

/** Somebody who was invited to work here, and has set a password. */
export async function newInvited(t: TestApp, role: StaffRole = 'administrator'): Promise<Person> {
  const email = `staff${++made}@mail.example`
  await inviteStaff(t.parts, email, role, OFFICE_COMMAND)
  return newAccount(t, 'staff', email)
}

/** The recovery codes that are left to each who has a second step. */
const recoveryCodes = new Map<string, string[]>()

/** Sets up a second step for somebody signed in; `signIn` passes it with their recovery codes. */
export async function setUpSecondStep(t: TestApp, pool: Pool, { email, token }: Person): Promise<void> {
  // What the staff have in their pool, the others have in theirs.
  const calls = t.identity[pool] as TestApp['identity']['staff']
  const { secret } = (await calls('prepareSecondStep', { body: { password: PASSWORD } }, token)).body
  const body = { code: appCode(secret, t.clock.now()) }
  recoveryCodes.set(email, (await calls('turnOnSecondStep', { body }, token)).body.recoveryCodes)
}

/** Adds a passkey for somebody, made in software. */
export async function addPasskey(t: TestApp, pool: Pool, { userId }: Person): Promise<void> {
  const identity = t.parts.identity.pool(pool)
  const { challenge } = await identity.preparePasskey(userId, CLIENT)
  const added = await identity.addPasskey(userId, softwareKey(TEST_URL).make(challenge), CLIENT)
  if (added === 'refused') throw new Error('the passkey was refused')
}

/** Somebody who works here, with the second step that every one of them needs. */
export async function newStaff(t: TestApp, role: StaffRole = 'administrator'): Promise<Person> {
  const person = await newInvited(t, role)
  await setUpSecondStep(t, 'staff', person)
  return person
}

/** A new session of an account that the testkit made. */
export async function signIn(t: TestApp, pool: Pool, email: string): Promise<string> {
  const identity = t.parts.identity.pool(pool)
  const answer = await identity.signIn(email, PASSWORD, CLIENT, untold)
  if (typeof answer === 'string' || !('stepCookies' in answer)) return signedInBy(answer).accessToken
  const code = recoveryCodes.get(email)?.pop() ?? ''
  return signedInBy(await identity.passSecondStep(answer.stepCookies.join('; '), code, CLIENT, untold)).accessToken
}

const firstOf = <T extends { readonly _id: string; readonly name: string }>(rows: readonly T[], count: number) =>
  rows.slice(0, count).map(({ _id, name }) => ({ _id, name }))

const FIRST_BORN = Date.parse('2005-03-14')
/** Days before that, so that of many Amira Khans no two are taken for one person; a test gives a birthday of its own outside them. */
const BIRTHDAYS = 400
const birthday = (): string => new Date(FIRST_BORN - (++made % BIRTHDAYS) * DAY_MS).toISOString().slice(0, 10)

type SeekerDetails = NonNullable<Parameters<typeof patchOf>[0]>
const patchOf = (details: {
  readonly firstName?: string
  readonly lastName?: string
  readonly dateOfBirth?: string
  readonly city?: string
}) => ({
  firstName: 'Amira',
  lastName: 'Khan',
  dateOfBirth: birthday(),
  city: 'Leeds',
  skills: firstOf(skills(), 3),
  interests: firstOf(interests(), 3),
  ...details,
})

/** An approved seeker of 21 in Leeds with three skills and three interests, unless told otherwise. */
export async function newSeeker(t: TestApp, details: SeekerDetails = {}): Promise<Person> {
  const person = await newAccount(t, 'jobseeker')
  const answer = await t.seeker('changeProfile', { body: patchOf(details) }, person.token)
  if (answer.status !== 200) throw new Error(`the profile was refused: ${JSON.stringify(answer.error)}`)
  return person
}

/** A member of a company, with the company's id. */
export interface Member extends Person {
  readonly employerId: string
}

/** The owner of a new company that waits for a person: it has no number. */
export async function newPendingEmployer(t: TestApp, companyName = `Sample Company ${++made}`): Promise<Member> {
  const person = await newAccount(t, 'employer')
  const sectors = (await t.employer('employerSectors', {}, person.token)).body
  const answer = await t.employer(
    'createEmployer',
    {
      body: {
        companyName,
        size: '02-10',
        sectorId: sectors[0]?._id ?? '',
        address: { line1: '1 Sample Street', line2: null, town: 'Leeds', postcode: 'LS1 9ZZ' },
        city: 'Leeds',
        contactName: 'Jo Sample',
        contactRole: 'Manager',
        phone: '0113 496 0000',
      },
    },
    person.token,
  )
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`the company was refused: ${JSON.stringify(answer.error)}`)
  return { ...person, employerId: answer.body._id }
}

/** The owner of a new company that a person approved. */
export async function newEmployer(t: TestApp, companyName?: string): Promise<Member> {
  const member = await newPendingEmployer(t, companyName)
  await decideOn(t, 'approve', member.employerId)
  return member
}

/** Decides on a seeker or a company as staff do. */
export async function decideOn(t: TestApp, decision: StaffDecision, id: string, reason: string | null = null): Promise<void> {
  const result = await transact(t.parts.db, (tx) => decide({ tx, queue: t.parts.queue, now: t.clock.now() }, decision, id, reason))
  if (isRefusal(result)) throw new Error(`the decision was refused: ${result.code}`)
}

/** Puts a profile where no call leads it today: a seeker who was admitted at once is never waiting or rejected. */
export async function placeApproval(t: TestApp, id: string, status: ProfileStatus): Promise<void> {
  await t.parts.db.update(approvals).set({ status }).where(eq(approvals.id, id))
}

/** Remembers where everybody stands; the answer puts them back there. */
export async function rememberApprovals(t: TestApp): Promise<() => Promise<void>> {
  const before = await t.parts.db.select().from(approvals)
  return async () => {
    for (const { id, status } of before) await placeApproval(t, id, status)
  }
}
