import { ApiError } from '#web/api/api-error'

/** An upload that was cut and goes on with what is missing. */
export class UploadCut extends Error {
  override readonly name = 'UploadCut'
}

/** Seconds before each further try; a try that brought something through begins again with the first. */
const waits = [1, 2, 4, 8, 15, 30, 30, 30] as const

/** Milliseconds until the next try after so many failures in a row; null once it is time to ask the person. */
export function waitAfter(failures: number): number | null {
  const seconds = waits[failures - 1]
  return seconds === undefined ? null : seconds * 1000
}

/** What a store's answer means: 412 says that the bytes are there already, 403 that the address has run out. */
export function meaningOf(status: number): 'arrived' | 'again' | 'refused' {
  if ((status >= 200 && status < 300) || status === 412) return 'arrived'
  const passing = status === 0 || status === 403 || status === 408 || status === 409 || status === 429 || status >= 500
  return passing ? 'again' : 'refused'
}

/** Whether the same call may well succeed a little later. */
export function isPassing(error: unknown): boolean {
  if (error instanceof UploadCut) return true
  return error instanceof ApiError && [0, 408, 429, 502, 503, 504].includes(error.statusCode)
}
