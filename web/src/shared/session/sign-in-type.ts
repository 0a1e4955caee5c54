import type { Pool } from '@evenshift/contract/call'
import { sessionHint } from '@evenshift/contract/constants'
import { readLocal, writeLocal } from '#web/shared/local-store'

/** Which side of the product a browser is on: chosen by the sign-in or sign-up address, and remembered. */
export type SignInType = Exclude<Pool, 'staff'>

export const isSignInType = (value: unknown): value is SignInType => value === 'jobseeker' || value === 'employer'

export function rememberedType(): SignInType | null {
  const kept = readLocal('signInType')
  return isSignInType(kept) ? kept : null
}

export const rememberType = (type: SignInType): void => writeLocal('signInType', type)

const sides: readonly SignInType[] = ['jobseeker', 'employer']

/**
 * The sides with a session here, as the server's cookies tell: they are still there when the browser has cleared what the page kept. The
 * one that alone has the opened screen comes first.
 */
export const hintedTypes = (cookies: string, opened: SignInType | null): readonly SignInType[] =>
  sides
    .filter((side) => cookies.split('; ').some((cookie) => cookie.startsWith(`${sessionHint(side)}=`)))
    .toSorted((a, b) => Number(b === opened) - Number(a === opened))
