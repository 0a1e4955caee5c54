import { S3ServiceException } from '@aws-sdk/client-s3'
import { StorageOutage } from '#server/platform/storage/port'

/** S3's code of what the store refused; null where it did not answer, or the error is another. */
export function faultOf(error: unknown): string | null {
  const said = error instanceof StorageOutage ? error.cause : error
  return said instanceof S3ServiceException ? said.name : null
}

/** Sends a call and waits for its answer, for so long at most with all its tries. */
export type Ask = <T>(send: (options: { readonly abortSignal: AbortSignal }) => Promise<T>, ms?: number) => Promise<T>

/**
 * Throws a StorageOutage where the store is silent, slow or refuses; a caller that knows what to make of its code reads it with `faultOf`.
 * The body of a file comes after the answer.
 */
export const asking =
  (callMs: number): Ask =>
  async (send, ms = callMs) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), ms)
    try {
      return await send({ abortSignal: late.signal })
    } catch (error) {
      throw new StorageOutage('the file store does not answer', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

/** The answer, or null where there is no such file. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    // A HEAD has no body to carry the code, only the status.
    if (faultOf(error) === 'NoSuchKey' || faultOf(error) === 'NotFound') return null
    throw error
  }
}
