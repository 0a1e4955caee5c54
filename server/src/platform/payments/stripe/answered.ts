import Stripe from 'stripe'
import { PaymentsDown } from '#server/platform/payments/port'

const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors
const isDown = (error: unknown): boolean =>
  [StripeConnectionError, StripeAPIError, StripeRateLimitError].some((kind) => error instanceof kind)

/** The same call, which tells of silence, of too many questions and of faults of the provider's own in the port's words. */
export const answered =
  <A extends unknown[], R>(call: (...asked: A) => Promise<R>) =>
  async (...asked: A): Promise<R> => {
    try {
      return await call(...asked)
    } catch (error) {
      throw isDown(error) ? new PaymentsDown('the payment provider does not answer', { cause: error }) : error
    }
  }

/** Lets pass the refusal of what was done before. */
export const unless =
  (code: string) =>
  (error: unknown): void => {
    if (!(error instanceof Error && 'code' in error && error.code === code)) throw error
  }
