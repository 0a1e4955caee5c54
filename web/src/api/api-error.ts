import type { ErrorEnvelope, InputFault, RefusalCode } from '@evenshift/contract/refusals'
import { words } from '#web/api/words'

/** A call that was refused, or that never arrived (`OFFLINE`, status 0). */
export class ApiError extends Error {
  readonly statusCode: number
  readonly code: RefusalCode | 'OFFLINE'
  readonly errors: readonly InputFault[]
  readonly details: ErrorEnvelope['details']
  /** The number to quote when asking us about it; empty where the answer brought none. */
  readonly requestId: string

  constructor(answer: Pick<ApiError, 'statusCode' | 'code' | 'message'> & Partial<Pick<ApiError, 'errors' | 'details' | 'requestId'>>) {
    super(answer.message)
    this.name = 'ApiError'
    this.statusCode = answer.statusCode
    this.code = answer.code
    this.errors = answer.errors ?? []
    this.details = answer.details
    this.requestId = answer.requestId ?? ''
  }
}

/** Nothing was reached: without a line by the browser's own word, else because of us. */
export const offline = (): ApiError =>
  new ApiError({ statusCode: 0, code: 'OFFLINE', message: navigator.onLine ? words.cantConnect : words.noInternetConnection })

/** Whether nothing of ours answered: there was no line, or what stands before our server spoke for it. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'OFFLINE' || (error.code === 'UNAVAILABLE' && error.requestId === ''))

/** Whether what a call was about has changed since it was looked at. */
export const hasMovedOn = (error: unknown): error is ApiError => error instanceof ApiError && error.statusCode === 409
