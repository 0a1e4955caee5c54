import { refusals } from '@evenshift/contract/refusals'
import { ApiError, offline } from '#web/api/api-error'
import type { Meaning, Meanings } from '#web/shared/session/cognito/meanings'

/** How long a pool may be silent, in milliseconds. */
const SILENT_MS = 15_000

/** A refusal in our words. */
export function no([code, message = refusals[code][1], field]: Meaning): ApiError {
  return new ApiError({ statusCode: refusals[code][0], code, message, errors: field === undefined ? [] : [{ path: field, message }] })
}

/** These mean the same whatever was asked. */
const everywhere: Meanings<Meaning> = {
  LimitExceededException: ['RATE_LIMITED'],
  TooManyRequestsException: ['RATE_LIMITED'],
  TooManyFailedAttemptsException: ['RATE_LIMITED'],
}
/** A pool gives a wrong password and too many of them one name. */
const TOO_MANY = 'Password attempts exceeded'
/** Whatever has no meaning is the service's own trouble: silence, and a page of HTML too. */
const DOWN: Meaning = ['SIGN_IN_DOWN']

function meaningOf<M extends Meaning | null>(error: unknown, meanings: Meanings<M>): Meaning | M {
  if (!(error instanceof Error)) return DOWN
  if (error.message === TOO_MANY) return ['RATE_LIMITED']
  const meaning = meanings[error.name]
  return meaning === undefined ? (everywhere[error.name] ?? DOWN) : meaning
}

/** A pool's answer in time, its errors in our words; null for an error that isn't told. */
export async function answered<T, M extends Meaning | null>(answer: Promise<T>, meanings: Meanings<M>): Promise<T | Extract<M, null>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('silence')), SILENT_MS)
  })
  try {
    return await Promise.race([answer, silence])
  } catch (error) {
    if (!navigator.onLine) throw offline()
    const meaning = meaningOf(error, meanings)
    if (meaning !== null) throw no(meaning)
    return null as Extract<M, null> // it is M, and null
  } finally {
    clearTimeout(timer)
  }
}
