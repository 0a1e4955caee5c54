import { ApiError } from '#web/api/api-error'

/** Nothing is there, or the address was cut on its way: asking again changes neither. */
export const isGone = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'INVALID_INPUT')
