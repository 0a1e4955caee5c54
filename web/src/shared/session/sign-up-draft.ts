import type { SignInType } from '#web/shared/session/sign-in-type'
import { readTab, removeTab, writeTab } from '#web/shared/tab-store'

/** An application goes before a first profile where somebody applies without an account. */
type Draft = SignInType | 'application'
const keys: Readonly<Record<Draft, string>> = { jobseeker: 'signUpDraft', employer: 'companyDraft', application: 'applyDraft' }

/** Keeps what somebody typed of their first profile, company or application, in this tab alone: until it is made or they sign out, so that a reload loses none of it. */
export const keepSignUp = (type: Draft, draft: string): void => writeTab(keys[type], draft)

export function forgetSignUp(): void {
  for (const key of Object.values(keys)) removeTab(key)
}

/** The same of one of them. */
export const forgetDraft = (of: Draft): void => removeTab(keys[of])

export const keptSignUp = (type: Draft): string | null => readTab(keys[type])
