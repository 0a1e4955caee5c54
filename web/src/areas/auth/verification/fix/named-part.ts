import type { Employer } from '@evenshift/contract/model/company/employer'
import { companyDoubts } from '#web/areas/auth/verification/fix/company-doubts'

export type NamedPart = 'website' | 'address' | 'contact'

/** The words by which a reason names a part of the company's form; the more special come first. */
const names: readonly (readonly [part: NamedPart, words: RegExp])[] = [
  ['website', /\b(website|web address|web page)\b/i],
  ['contact', /\b(phone|your role)\b/i],
  ['address', /(?<!\bemail )\b(address|postcode|town)\b/i],
]

/** How many things stand first in the form, each with its fields: what our checks doubt, and what the reason names. */
export function thingsToFix(company: Employer): number {
  const doubts = companyDoubts(company)
  const named = namedPart(company)
  const parts = [doubts.registrationNumber ?? doubts.companyName, doubts.website, named === 'website' && doubts.website ? null : named]
  return Math.max(1, parts.filter(Boolean).length)
}

/** The part that a colleague's reason asks to fix; null where it names none of them. */
export function namedPart({ status, statusReason }: Pick<Employer, 'status' | 'statusReason'>): NamedPart | null {
  if (status !== 'Rejected' || statusReason === null) return null
  return names.find(([, words]) => words.test(statusReason))?.[0] ?? null
}
