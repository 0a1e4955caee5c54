import type { SignInType } from '#web/shared/session/sign-in-type'
import { readTab, removeTab, writeTab } from '#web/shared/tab-store'

const keys: Readonly<Record<SignInType, string>> = { jobseeker: 'signUpDraft', employer: 'companyDraft' }

/** Keeps what somebody typed of their first profile or company, in this tab alone: until it is made or they sign out, so that a reload loses none of it. */
export const keepSignUp = (type: SignInType, draft: string): void => writeTab(keys[type], draft)

export function forgetSignUp(): void {
  for (const key of Object.values(keys)) removeTab(key)
}

export const keptSignUp = (type: SignInType): string | null => readTab(keys[type])
