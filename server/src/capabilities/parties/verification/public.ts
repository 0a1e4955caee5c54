import {
  type CompanyToJudge,
  type On,
  judgeCompanyAgain,
  judgeCompanyAnswered,
  openCompany,
} from '#server/capabilities/parties/verification/company'
import { type DecisionName, type Moved, decideStanding } from '#server/capabilities/parties/verification/decisions'
import { type RegisterAnswer, mustCheckAgain, registerDoubt } from '#server/capabilities/parties/verification/rules'
import { type Seeker, admit, change } from '#server/capabilities/parties/verification/seeker'
import { type Standing, standingsAt } from '#server/capabilities/ground/approval/public'
import { websiteDomain } from '#server/capabilities/parties/verification/domains'
import type { Refusal } from '#server/http/refuse'
import type { Db } from '#server/platform/database/port'

export type CompanyCheck = CompanyToJudge
export type StaffDecision = DecisionName
export type StaffMove = Moved

/** Approves a new seeker; the age is the caller's to check. */
export const admitSeeker = (on: On, seeker: Seeker): Promise<void> => admit(on, seeker)
/** Takes over a seeker's changed name or address; sends a rejected profile again, or refuses RESUBMISSIONS_USED. */
export const seekerChanged = (on: On, seeker: Seeker): Promise<null | Refusal> => change(on, seeker)

/** Judges a company that has just been written, by the rule of approval. */
export const admitCompany = (on: On, company: CompanyCheck): Promise<void> => openCompany(on, company)
/** Judges a company again whose checked facts changed, or that was rejected. */
export const recheckCompany = (on: On, company: CompanyCheck): Promise<null | Refusal> => judgeCompanyAgain(on, company)
/** Judges a company whose check waited for the register. */
export const checkAnsweredCompany = (on: On, company: Omit<CompanyCheck, 'email'>): Promise<void> => judgeCompanyAnswered(on, company)

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
export const waitingForStaff = (db: Db): Promise<Standing[]> => standingsAt(db, 'Pending')
/** Carries out a staff decision. Refuses NOT_FOUND and INVALID_TRANSITION. */
export const decide = (on: On, name: StaffDecision, id: string, reason: string | null): Promise<StaffMove | Refusal> =>
  decideStanding(on, name, id, reason)
