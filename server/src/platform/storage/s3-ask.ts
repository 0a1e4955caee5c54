import { S3ServiceException } from '@aws-sdk/client-s3'
import { StorageOutage } from '#server/platform/storage/port'

/** What a store says of a file or its parts; whatever else it refuses, it is not at work. */
const answers = [
  'NoSuchKey',
  'NotFound',
  'NoSuchUpload',
  'InvalidPart',
  'InvalidPartOrder',
  'EntityTooSmall',
  'MalformedXML',
  'InvalidRange',
]

/** S3's code of what the store refused; null where it did not answer, or the error is another. */
export const faultOf = (error: unknown): string | null => (error instanceof S3ServiceException ? error.name : null)

/** Sends a call and waits for its answer, for so long at most with all its tries. */
export type Ask = <T>(send: (options: { readonly abortSignal: AbortSignal }) => Promise<T>, ms?: number) => Promise<T>

/** Throws a StorageOutage where the store is silent, slow or speaks of something else. The body of a file comes after the answer. */
export const asking =
  (callMs: number): Ask =>
  async (send, ms = callMs) => {
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), ms)
    try {
      return await send({ abortSignal: late.signal })
    } catch (error) {
      throw answers.includes(faultOf(error) ?? '') ? error : new StorageOutage('the file store does not answer', { cause: error })
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
