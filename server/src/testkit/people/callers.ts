import { eq } from 'drizzle-orm'
import type { Pool } from '@evenshift/contract/call'
import { v7 as uuidv7 } from 'uuid'
import { members } from '#server/capabilities/parties/companies/tables'
import type { TestApp } from '#server/testkit/app/app'
import { MINUTE } from '#server/testkit/app/clock'
import {
  type Member,
  type Person,
  decideOn,
  newAccount,
  newEmployer,
  newInvited,
  newPendingEmployer,
  newSeeker,
  newStaff,
  placeApproval,
  signIn,
} from '#server/testkit/people/people'

/** Every kind of caller that a service can meet; `null` sends no token. */
export type Tokens<K extends string> = Readonly<Record<K, string | null>>

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Tokens that no pool gave out, made from one that it did. */
const forged = (token: string): Record<'noToken' | 'garbage' | 'badSignature' | 'algNone', string | null> => {
  const [head = '', payload = '', signature = ''] = token.split('.')
  const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
  return {
    noToken: null,
    garbage: 'x.y.z',
    badSignature: [head, payload, flipped].join('.'),
    algNone: [base64url({ alg: 'none', typ: 'JWT' }), payload, signature].join('.'),
  }
}

/** Sessions of approved people that are over: run out, signed out everywhere, erased. The clock moves on by a token's life. */
async function ended(t: TestApp, pool: Pool, make: () => Promise<Person>): Promise<Record<'expired' | 'revoked' | 'erased', string>> {
  const expired = await make()
  t.clock.pass(16 * MINUTE)
  const [revoked, erased] = [await make(), await make()]
  await t.parts.identity.pool(pool).signOutEverywhere(revoked.userId)
  await t.parts.identity.pool(pool).erase(erased.userId)
  return { expired: expired.token, revoked: revoked.token, erased: erased.token }
}

/** Callers of the seeker service. */
export async function seekerCallers(t: TestApp) {
  const over = await ended(t, 'jobseeker', () => newSeeker(t))
  const [owner, rejected, pending, suspended] = [await newSeeker(t), await newSeeker(t), await newSeeker(t), await newSeeker(t)]
  await placeApproval(t, rejected.userId, 'Rejected')
  await placeApproval(t, pending.userId, 'Pending')
  await decideOn(t, 'suspend', suspended.userId, 'For a test.')
  return {
    ...forged(owner.token),
    ...over,
    otherPool: (await newEmployer(t)).token,
    incomplete: (await newAccount(t, 'jobseeker')).token,
    pending: pending.token,
    rejected: rejected.token,
    suspended: suspended.token,
    another: (await newSeeker(t)).token,
    owner: owner.token,
  }
}

/** Another member of a company, of this role. */
export async function newMember(t: TestApp, employerId: string, role: 'reviewer' | 'manager'): Promise<Member> {
  const account = await newAccount(t, 'employer')
  await t.parts.db
    .insert(members)
    .values({ id: uuidv7(), userId: account.userId, employerId, role, email: account.email, joinedAt: t.clock.now() })
  return { ...account, employerId, token: await signIn(t, 'employer', account.email) }
}

/** Takes a member out of their company. */
export async function removeMember(t: TestApp, userId: string): Promise<void> {
  await t.parts.db.delete(members).where(eq(members.userId, userId))
}

/** Callers of the employer service. */
export async function employerCallers(t: TestApp, owner: Member) {
  const over = await ended(t, 'employer', () => newEmployer(t))
  const [rejected, suspended, rechecked] = [await newPendingEmployer(t), await newEmployer(t), await newEmployer(t)]
  await decideOn(t, 'reject', rejected.employerId, 'For a test.')
  await decideOn(t, 'suspend', suspended.employerId, 'For a test.')
  await t.employer('updateEmployer', { body: { companyName: 'Another Legal Name' } }, rechecked.token)
  const fresh = await signIn(t, 'employer', owner.email)
  return {
    ...forged(fresh),
    ...over,
    otherPool: (await newSeeker(t)).token,
    incomplete: (await newAccount(t, 'employer')).token,
    pending: (await newPendingEmployer(t)).token,
    rejected: rejected.token,
    suspended: suspended.token,
    rechecked: rechecked.token,
    reviewer: (await newMember(t, owner.employerId, 'reviewer')).token,
    manager: (await newMember(t, owner.employerId, 'manager')).token,
    another: (await newEmployer(t)).token,
    owner: fresh,
  }
}

/** Callers of the staff service, whose people have no profile; an account alone makes no one staff. */
export async function staffCallers(t: TestApp) {
  const over = await ended(t, 'staff', () => newStaff(t))
  const owner = await newStaff(t)
  const stranger = await newAccount(t, 'staff')
  const passwordAlone = (await newInvited(t)).token
  return {
    ...forged(owner.token),
    ...over,
    otherPool: (await newEmployer(t)).token,
    stranger: stranger.token,
    colleague: (await newStaff(t, 'reviewer')).token,
    passwordAlone,
    owner: owner.token,
  }
}
