import type { SignInType } from '#web/shared/session/sign-in-type'
import { accountCalls } from '#web/shared/settings/account-calls'
import type { OwnWays, SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { siteConfig } from '#web/shared/site-config'

/** What a side's settings ask about signing in: of our own identity, or the password and what goes with it of another service. */
export async function ownCalls(type: SignInType): Promise<SignInCalls & OwnWays> {
  const pool = (await siteConfig()).signIn[type]
  const calls = accountCalls(type)
  if (pool.kind === 'embedded') return calls
  const { cognitoOwn } = await import('#web/shared/session/cognito/sides')
  const { sessions, endSession, signOutElsewhere, ownSecondStep } = calls
  return { sessions, endSession, signOutElsewhere, ownSecondStep, ...cognitoOwn(type, pool, calls) }
}
