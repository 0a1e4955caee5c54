import { personOf } from '#server/calls/identity/person'
import type { IdentityContext } from '#server/http/call/context'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Locked, NewBrowser, SignedIn } from '#server/platform/identity/port'

/** Who is told of a sign-in with a new browser, and how. */
export type Met = (context: IdentityContext) => NewBrowser

/** The token for the answer; the cookie leaves beside it, and the browser's mark, by which it is known next time. */
export function tokenOf(context: IdentityContext, { accessToken, expiresAt, cookies }: SignedIn) {
  context.setCookies(cookies)
  context.keepBrowser()
  return { accessToken, expiresAt: expiresAt.toISOString() }
}

const NOT_YOURS = 'That isn’t your password.'
const notYourPassword = refuse('SIGN_IN_FAILED', { message: NOT_YOURS, errors: [{ path: 'password', message: NOT_YOURS }] })

export const lockedRefusal = ({ lockedSeconds }: Locked, what: 'passwords' | 'codes' = 'passwords'): Refusal =>
  refuse('RATE_LIMITED', { message: `Too many wrong ${what}. Wait 10 minutes, then try again.`, retryAfter: lockedSeconds })

/** Asks whoever is signed in for their password; a refusal where it is not that. */
export async function passwordOf(context: IdentityContext, password: string): Promise<Refusal | null> {
  const checked = await context.pool.checkPassword(personOf(context).userId, password)
  if (checked === 'wrong') return notYourPassword
  return checked === 'right' ? null : lockedRefusal(checked)
}
