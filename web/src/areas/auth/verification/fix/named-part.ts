import type { Employer } from '@evenshift/contract/model/company/employer'

export type NamedPart = 'website' | 'address' | 'contact'

/** The words by which a reason names a part of the company's form; the more special come first. */
const names: readonly (readonly [part: NamedPart, words: RegExp])[] = [
  ['website', /\b(website|web address|web page)\b/i],
  ['contact', /\b(phone|your role)\b/i],
  ['address', /(?<!\bemail )\b(address|postcode|town)\b/i],
]

/** The part that a colleague's reason asks to fix; null where it names none of them. */
export function namedPart({ status, statusReason }: Pick<Employer, 'status' | 'statusReason'>): NamedPart | null {
  if (status !== 'Rejected' || statusReason === null) return null
  return names.find(([, words]) => words.test(statusReason))?.[0] ?? null
}
