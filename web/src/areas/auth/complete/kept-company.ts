import { keepSignUp, keptSignUp } from '#web/shared/session/sign-up-draft'
import type { Registered } from '#web/shared/company/CompanyFields'
import { type CompanyValues, blankCompany } from '#web/shared/company/company-values'

interface Company {
  readonly values: CompanyValues
  readonly route: 'number' | 'none'
  /** The register has told, or could not: the rest can be typed. */
  readonly isAnswered: boolean
  /** What it told; null where it couldn't. */
  readonly registered: Registered | null
}
export const noCompany: Company = { values: blankCompany, route: 'number', isAnswered: false, registered: null }

export const keepCompany = (company: Company): void => keepSignUp('employer', JSON.stringify(company))

/** What this tab keeps of the company, as far as it is still asked for; null where it keeps nothing. */
export function keptCompany(): Company | null {
  const kept = keptSignUp('employer')
  if (kept === null) return null
  const { values, ...rest } = JSON.parse(kept) as Company // nobody else writes it
  const known = Object.entries(values).filter(([field]) => field in blankCompany)
  return { ...noCompany, ...rest, values: { ...blankCompany, ...Object.fromEntries(known) } }
}
