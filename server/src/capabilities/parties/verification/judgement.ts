import type { CompanyToJudge } from '#server/capabilities/parties/verification/company'
import type { DecisionName, Moved } from '#server/capabilities/parties/verification/decisions'
import { type RegisterAnswer, mustCheckAgain, registerDoubt } from '#server/capabilities/parties/verification/rules'
import { websiteDomain } from '#server/capabilities/parties/verification/domains'
import { type Approval, approvalsAt } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

export type CompanyCheck = CompanyToJudge
export type StaffDecision = DecisionName
export type StaffMove = Moved

/** What the register says against approving this company at once. */
export function registerDoubts(company: Exclude<RegisterAnswer, string | null>): string[] {
  const doubt = registerDoubt(company)
  return doubt === null ? [] : [doubt]
}

interface NamedCompany {
  readonly companyName: string
  readonly registrationNumber: string | null
  readonly website: string | null
}
/** Whether a change touches what was checked: legal name, number or mail domain. */
export const changesWhatWasChecked = (before: NamedCompany, after: NamedCompany): boolean =>
  mustCheckAgain({ ...before, websiteDomain: websiteDomain(before.website) }, { ...after, websiteDomain: websiteDomain(after.website) })

/** Everyone who waits for a person, the longest first. */
export const waitingForStaff = (db: Db): Promise<Approval[]> => approvalsAt(db, 'Pending')
