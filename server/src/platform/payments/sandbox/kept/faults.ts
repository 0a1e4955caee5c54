/** A refusal in the words of Stripe's wire. */
export class Fault extends Error {
  override name = 'Fault'
  readonly status: number
  readonly body: { readonly error: { readonly type: string; readonly code?: string; readonly param?: string; readonly message: string } }
  constructor(status: number, error: { type: string; code?: string; decline_code?: string; param?: string; message: string }) {
    super(error.message)
    this.status = status
    this.body = { error }
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): Fault =>
  new Fault(400, { type: 'invalid_request_error', message, ...more })

export const missing = (what: string, id: string): Fault =>
  new Fault(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: `No such ${what}: '${id}'` })

export const declined = (): Fault =>
  new Fault(402, {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  })
