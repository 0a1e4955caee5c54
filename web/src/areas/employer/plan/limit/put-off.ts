import { londonDay } from '@evenshift/contract/london'
import type { PlanLimit } from '@evenshift/contract/refusals'
import { ApiError } from '#web/api/api-error'
import { readLocal, writeLocal } from '#web/shared/local-store'

/** What a plan refused: what it has no more of, or anything new before its payment is made. */
export type Met = PlanLimit | 'payment'

/** What the plan refused; null for any other error. */
export function metOf(error: unknown): Met | null {
  if (!(error instanceof ApiError)) return null
  if (error.code === 'PAYMENT_DUE') return 'payment'
  return error.code === 'PLAN_LIMIT' && error.details && 'of' in error.details ? error.details.of : null
}

function kept(): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(readLocal('limitsPutOff') ?? '{}')
    return typeof read === 'object' && read !== null ? { ...read } : {}
  } catch {
    return {}
  }
}

/** "Not now" is remembered on this device until the day in London is over. */
export const putOff = (met: Met): void => writeLocal('limitsPutOff', JSON.stringify({ ...kept(), [met]: londonDay(new Date()) }))

export const isPutOff = (met: Met): boolean => kept()[met] === londonDay(new Date())

/** Whether an error brings the prompt, which then tells it. */
export function bringsPrompt(error: unknown): boolean {
  const met = metOf(error)
  return met !== null && !isPutOff(met)
}
