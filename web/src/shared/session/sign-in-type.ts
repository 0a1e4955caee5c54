import type { Pool } from '@evenshift/contract/call'
import { readLocal, writeLocal } from '#web/shared/local-store'

/** Which side of the product a browser is on: chosen by the sign-in or sign-up address, and remembered. */
export type SignInType = Exclude<Pool, 'staff'>

export const isSignInType = (value: unknown): value is SignInType => value === 'jobseeker' || value === 'employer'

export function rememberedType(): SignInType | null {
  const kept = readLocal('signInType')
  return isSignInType(kept) ? kept : null
}

export const rememberType = (type: SignInType): void => writeLocal('signInType', type)
