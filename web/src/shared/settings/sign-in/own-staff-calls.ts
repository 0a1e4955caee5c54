import { ownStaffIdentity, staffSession } from '#web/shared/session/staff'
import type { SignInCalls } from '#web/shared/settings/sign-in/sign-in-calls'
import { siteConfig } from '#web/shared/site-config'

/** What a colleague's account asks about signing in: of our own identity, or the password of another service. */
export async function ownStaffCalls(): Promise<SignInCalls> {
  const pool = (await siteConfig()).signIn.staff
  if (pool.kind === 'embedded') return ownStaffIdentity
  const { sessions, endSession, signOutElsewhere } = ownStaffIdentity
  const { cognitoPassword } = await import('#web/shared/session/cognito/sides')
  const changePassword = cognitoPassword(pool, { token: () => staffSession.token(), signOutElsewhere })
  return { sessions, endSession, signOutElsewhere, changePassword }
}
