import { expect } from '@playwright/test'
import { sector } from '#e2e/steps/completion'
import { type Account, type Employer, newEmployer, newUnregisteredEmployer } from '#e2e/steps/people'
import type { Server } from '#e2e/server/server'
import { askEmployer, joinStraight } from '#e2e/straight/calls'

export interface Founded<A extends Account = Account> {
  readonly owner: A
  readonly token: string
  readonly employerId: string
  readonly sectorId: string
}
interface Names {
  readonly companyName: string
  readonly registrationNumber?: string
  readonly website?: string
}

async function found<A extends Account>(server: Server, owner: A, names: Names): Promise<Founded<A>> {
  const token = await joinStraight(server, owner)
  const { body: sectors } = await askEmployer(server, 'employerSectors', {}, token)
  const sectorId = sectors.find(({ name }) => name === sector)?._id ?? ''
  const company = {
    ...names,
    size: '02-10' as const,
    sectorId,
    address: { line1: '3 Larkspur Row', line2: null, town: 'Leeds', postcode: 'LS1 4AP' },
    city: 'Leeds',
    contactName: 'Alex Marlow',
    contactRole: 'Manager',
    phone: '0113 496 0123',
  }
  const { status, body } = await askEmployer(server, 'createEmployer', { body: company }, token)
  expect(status, 'the company').toBe(201)
  return { owner, token, employerId: body._id, sectorId }
}

/** A company of the register, approved at once, past the pages. */
export function newCompany(server: Server): Promise<Founded<Employer>> {
  const owner = newEmployer()
  const { number, name, domain } = owner.company
  return found(server, owner, { companyName: name, registrationNumber: number, website: `https://${domain}` })
}

/** A company that is in no register and waits for a person, past the pages. */
export const newStall = (server: Server, companyName: string): Promise<Founded> => found(server, newUnregisteredEmployer(), { companyName })
