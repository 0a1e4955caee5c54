import type { RequestContext, Caller } from '#server/http/call/context'
import { type Refusal, refuse } from '#server/http/call/refuse'

/** Asks who is signed in once more; null where it is their password. */
export async function passwordRefusal(
  { identity, me }: Pick<RequestContext, 'identity'> & { readonly me: Pick<Caller, 'userId'> },
  pool: 'jobseeker' | 'employer',
  password: string,
): Promise<Refusal | null> {
  const checked = await identity.pool(pool).checkPassword(me.userId, password)
  if (checked === 'right') return null
  return checked === 'wrong'
    ? refuse('SIGN_IN_FAILED', { message: 'That isn’t your password.' })
    : refuse('RATE_LIMITED', { retryAfter: checked.lockedSeconds })
}
