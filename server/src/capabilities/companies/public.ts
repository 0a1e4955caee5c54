import type { Option } from '@evenshift/contract/model/reference'
import type { Employer } from '@evenshift/contract/model/employer'
import type { ProfileStatus } from '@evenshift/contract/states/profile'
import { approvedNames, countMembers, findEmployers, findMember, findMembership } from '#server/capabilities/companies/store'
import { sectorById } from '#server/capabilities/reference/public'
import { standingOf, standingsById } from '#server/capabilities/verification/public'
import type { EmployerStanding } from '#server/http/context'
import type { Db } from '#server/platform/database/port'

/** Where a person of the employer pool stands; without a company they are its owner to be. */
export async function employerStanding(db: Db, userId: string): Promise<EmployerStanding> {
  const membership = await findMembership(db, userId)
  return membership ?? { status: null, employerId: null, role: 'owner', wasApproved: false }
}

/** Null where there is no such company. */
export const employerStatus = async (db: Db, employerId: string): Promise<ProfileStatus | null> =>
  (await standingOf(db, employerId))?.status ?? null

/** What anybody may see of a company beside its jobs. */
export interface EmployerCard extends Pick<Employer, 'bio' | 'evidence' | 'city'> {
  readonly name: string
  readonly sector: string | null
  /** An address of the picture; empty where there is none. */
  readonly logo: string
}
/** The cards of these companies by id; what does not exist is left out. */
export async function employerCards(db: Db, ids: readonly string[]): Promise<Map<string, EmployerCard>> {
  const unique = [...new Set(ids)]
  const [rows, standings] = [await findEmployers(db, unique), await standingsById(db, unique)]
  return new Map(
    rows.map(({ id, companyName: name, bio, city, sectorId }) => [
      id,
      { name, bio, city, logo: '', sector: sectorById(sectorId)?.name ?? null, evidence: standings.get(id)?.evidence ?? [] },
    ]),
  )
}

/** Enough for any list to choose from. */
const OPTIONS_MOST = 500
/** Approved companies by name, for the form of former work. */
export const employerOptions = (db: Db): Promise<Option[]> => approvedNames(db, OPTIONS_MOST)

/** A member of this company by the member's id; null for anybody else's. */
export const colleagueOf = (db: Db, employerId: string, memberId: string): Promise<{ readonly email: string } | null> =>
  findMember(db, employerId, memberId)

/** How many people work in a company here: the seats it uses. */
export const memberCount = (db: Db, employerId: string): Promise<number> => countMembers(db, employerId)
