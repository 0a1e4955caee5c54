import type { Person, PersonPage } from '@evenshift/contract/model/staff/person'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { type Recorded, decisionsAbout, looksAt } from '#server/capabilities/ground/audit/public'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import { type FoundMember, findEmployer, memberOf, searchMembers } from '#server/capabilities/parties/companies/public'
import { findSeeker, searchSeekers } from '#server/capabilities/parties/profiles/public'
import type { Db } from '#server/platform/database/port'

interface Asked {
  readonly page: number
  readonly limit: number
  readonly pool?: Person['pool'] | undefined
  readonly status?: ProfileStatus | undefined
  readonly search?: string | undefined
}
type Unjudged = Omit<Person, 'status' | 'statusReason'>
type FoundSeeker = Awaited<ReturnType<typeof searchSeekers>>['rows'][number]

const ofSeeker = ({ id, firstName, lastName, createdAt, seenAt }: FoundSeeker): Unjudged => ({
  _id: id,
  pool: 'jobseeker',
  name: `${firstName} ${lastName}`,
  company: null,
  joinedAt: createdAt.toISOString(),
  lastSeenAt: seenAt.toISOString(),
})
/** Where no name is known colleagues call each other by their address, which staff are shown for a reason alone. */
const shownName = (member: FoundMember): string => member.name ?? `A member of ${member.companyName}`
const ofMember = (member: FoundMember): Unjudged => ({
  _id: member.userId,
  pool: 'employer',
  name: shownName(member),
  company: { _id: member.employerId, companyName: member.companyName, role: member.role },
  joinedAt: member.joinedAt.toISOString(),
  lastSeenAt: null,
})

/** Whose approval says how this person stands: their own, or their company's. */
const judgedBy = ({ _id, company }: Unjudged): string => company?._id ?? _id

async function withStatus(db: Db, people: readonly Unjudged[]): Promise<Person[]> {
  const approvals = await approvalsById(db, people.map(judgedBy))
  return people.map((person) => {
    const approval = approvals.get(judgedBy(person))
    return { ...person, status: approval?.status ?? null, statusReason: approval?.reason ?? null }
  })
}

/** A page of the seekers and then the members of companies that are asked for, and how many there are. */
export async function findPeople(db: Db, { page, limit, pool, ...asked }: Asked): Promise<{ people: Person[]; total: number }> {
  const offset = (page - 1) * limit
  const seekers = pool === 'employer' ? { rows: [], total: 0 } : await searchSeekers(db, { ...asked, offset, limit })
  const room = { offset: Math.max(0, offset - seekers.total), limit: limit - seekers.rows.length }
  const members = pool === 'jobseeker' ? { rows: [], total: 0 } : await searchMembers(db, { ...asked, ...room })
  const people = await withStatus(db, [...seekers.rows.map(ofSeeker), ...members.rows.map(ofMember)])
  return { people, total: seekers.total + members.total }
}

/** One of them by their id in their pool; null where there is no such person. */
export async function personOf(db: Db, id: string): Promise<Person | null> {
  const seeker = await findSeeker(db, id)
  const member = seeker === null ? await memberOf(db, id) : null
  const [person] = await withStatus(db, seeker !== null ? [ofSeeker(seeker)] : member !== null ? [ofMember(member)] : [])
  return person ?? null
}

/** How one of them is reached; null where there is no such person. */
export async function contactOf(db: Db, { _id, company }: Person): Promise<{ email: string; phone: string | null } | null> {
  if (company === null) {
    const seeker = await findSeeker(db, _id)
    return seeker && { email: seeker.email, phone: seeker.phone }
  }
  const [member, employer] = [await memberOf(db, _id), await findEmployer(db, company._id)]
  return member && { email: member.email, phone: employer?.phone ?? null }
}

/** What staff did to somebody or something and who looked, the newest first. */
export async function toldOf(db: Db, ids: readonly string[]): Promise<Pick<PersonPage, 'history' | 'looks'>> {
  const newest = (one: { at: string }, other: { at: string }) => other.at.localeCompare(one.at)
  const [history, looks] = [await Promise.all(ids.map((id) => decisionsAbout(db, id))), await Promise.all(ids.map((id) => looksAt(db, id)))]
  return {
    history: history
      .flat()
      .map(({ at, by, action, reason, note }) => ({ at: at.toISOString(), by, action, reason, note }))
      .toSorted(newest),
    looks: looks
      .flat()
      .map(({ at, by, note }) => ({ at: at.toISOString(), by, note }))
      .toSorted(newest),
  }
}

/** That somebody was looked at, and by what way. */
export const lookAt = ({ _id, pool }: Pick<Person, '_id' | 'pool'>, note: string): Recorded => ({
  action: 'look',
  subject: { kind: pool === 'jobseeker' ? 'seeker' : 'member', id: _id },
  note,
})
