import { S3ServiceException } from '@aws-sdk/client-s3'

/** S3's code of what the store refused; null where it did not answer, or the error is another. */
export const faultOf = (error: unknown): string | null => (error instanceof S3ServiceException ? error.name : null)

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
