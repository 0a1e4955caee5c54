import type { Option } from '@evenshift/contract/model/reference'
import type { Employer } from '@evenshift/contract/model/company/employer'
import { approvedNames, findCards, findMembersOf, findMembership, findSigns, listTeam } from '#server/capabilities/parties/companies/store'
import { nameInAddress, nameOf } from '#server/capabilities/parties/companies/presenter.members'
import { logoOf, picturesOf } from '#server/capabilities/parties/companies/presenter'
import type { Recipient } from '#server/capabilities/ground/notices/public'
import { sectorById } from '#server/capabilities/ground/reference/public'
import type { EmployerAccess } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'
import type { Circular } from '#server/platform/email/port'
import type { Unit } from '#server/platform/queue/port'

/** Where a person of the employer pool stands; without a company they are its owner to be. */
export async function employerAccess(db: Db, userId: string): Promise<EmployerAccess> {
  const membership = await findMembership(db, userId)
  return membership ?? { status: null, employerId: null, role: 'owner', wasApproved: false }
}

/** What anybody may see of a company beside its jobs. */
export interface EmployerCard extends Pick<Employer, 'bio' | 'evidence' | 'city'> {
  readonly name: string
  readonly sector: string | null
  /** An address of the picture; empty where there is none. */
  readonly logo: string
  /** Addresses of the photos of where people work. */
  readonly photos: readonly string[]
}
/** The cards of these companies by id; what does not exist is left out. */
export async function employerCards(db: Db, ids: readonly string[]): Promise<Map<string, EmployerCard>> {
  const unique = [...new Set(ids)]
  const rows = unique.length === 0 ? [] : await findCards(db, unique)
  return new Map(
    rows.map(({ id, companyName: name, bio, city, sectorId, evidence, ...row }) => [
      id,
      { name, bio, city, ...picturesOf(row), sector: sectorById(sectorId)?.name ?? null, evidence },
    ]),
  )
}

/** The names and pictures of these companies by id. */
export async function employerSigns(db: Db, ids: readonly string[]): Promise<Map<string, Pick<EmployerCard, 'name' | 'logo'>>> {
  const unique = [...new Set(ids)]
  const rows = unique.length === 0 ? [] : await findSigns(db, unique)
  return new Map(rows.map(({ id, name, logoId }) => [id, { name, logo: logoOf(logoId) }]))
}

/** Enough for any list to choose from. */
const OPTIONS_MOST = 500
/** Approved companies by name, for the form of former work. */
export const employerOptions = (db: Db): Promise<Option[]> => approvedNames(db, OPTIONS_MOST)
/** What colleagues call each other: the name where one is known, else the address. By ids in the employer pool. */
export const memberNames = async (db: Db, employerId: string): Promise<Map<string, string>> =>
  new Map((await listTeam(db, employerId)).map((member) => [member.userId, nameOf(member)]))

/**
 * What to call whoever had an address in the company: the name where one is known or the address holds it, which copes with who has left or
 * has another address since; null where there is none. Never the address.
 */
export async function namesByAddress(db: Db, employerId: string): Promise<(email: string) => string | null> {
  const known = new Map((await listTeam(db, employerId)).map(({ email, name }) => [email, name]))
  return (email) => known.get(email) ?? nameInAddress(email)
}

/** Everybody who works at these companies, by company. */
export async function teamsOf(db: Db, employerIds: readonly string[]): Promise<Map<string, Recipient[]>> {
  const teams = new Map<string, Recipient[]>(employerIds.map((id) => [id, []]))
  if (employerIds.length === 0) return teams
  for (const { employerId, userId, email } of await findMembersOf(db, employerIds)) teams.get(employerId)?.push({ personId: userId, email })
  return teams
}
/** Everybody who works at this company. */
export const teamOf = async (db: Db, employerId: string): Promise<readonly Recipient[]> =>
  (await teamsOf(db, [employerId])).get(employerId) ?? []

/** Whoever owns this company. */
export const ownersOf = async (db: Db, employerId: string): Promise<Recipient[]> =>
  (await listTeam(db, employerId)).filter(({ role }) => role === 'owner').map(({ userId: personId, email }) => ({ personId, email }))

/** Mails everybody who works at this company, each with a copy of their own, what stands on no screen. */
export async function mailTeam({ tx, queue }: Unit, employerId: string, letter: Circular): Promise<void> {
  for (const { email: to } of await teamOf(tx, employerId)) await queue.send(tx, 'mail.send', { ...letter, to })
}
