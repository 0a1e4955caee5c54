import type { Parsed } from '@evenshift/contract/call'
import type { employerCompany } from '@evenshift/contract/employer/company'
import type { InputFault } from '@evenshift/contract/refusals'
import type { EmployerRow } from '#server/capabilities/parties/companies/tables'
import { resolveCity, sectorById } from '#server/capabilities/ground/reference/public'
import { givenIn } from '#server/http/call/given'
import { type Refusal, refuse } from '#server/http/call/refuse'

export type EmployerInput = Parsed<typeof employerCompany.createEmployer>['body']
export type EmployerPatch = Parsed<typeof employerCompany.updateEmployer>['body']
type Change = Partial<Omit<EmployerRow, 'id' | 'createdAt' | 'updatedAt'>>

/** What the patch sets beside pictures, in our lists' own words; a refusal names each field that cannot be. */
export function checkCompany({ logo: _logo, photos: _photos, ...patch }: EmployerPatch): Change | Refusal {
  const change: Change = givenIn(patch)
  const faults: InputFault[] = []
  if (change.sectorId !== undefined && sectorById(change.sectorId) === undefined)
    faults.push({ path: 'sectorId', message: 'This sector isn’t in our list. Choose another.' })
  if (change.city !== undefined) {
    const resolved = resolveCity(change.city)
    change.city = resolved.city
    faults.push(...resolved.faults)
  }
  return faults.length > 0 ? refuse('INVALID_INPUT', { errors: faults }) : change
}

const blank = { registrationNumber: null, website: null, bio: '', logoId: null, welcomeId: null, photoIds: [] }

/** The first row of a company whose input has been checked. */
export function newEmployer(id: string, input: EmployerInput, change: Change, now: Date): EmployerRow {
  const { companyName, size, sectorId, address, city, contactName, contactRole, phone } = input
  const required = { companyName, size, sectorId, address, city, contactName, contactRole, phone }
  return { ...blank, ...required, ...change, id, createdAt: now, updatedAt: now }
}
