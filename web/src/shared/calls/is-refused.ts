import { ApiError } from '#web/api/api-error'

/** Whether the server said no. An answer that never came may still have been a yes: the same idempotency key then finds it. */
export const isRefused = (error: unknown): boolean => error instanceof ApiError && error.statusCode >= 400 && error.statusCode < 500
