import { type InputFault, type RefusalCode, type RefusalDetails, refusals } from '@evenshift/contract/refusals'

interface Explanation {
  /** A sentence that says more than the code's own. */
  readonly message?: string
  readonly errors?: readonly InputFault[]
  /** Seconds after which another try makes sense; becomes Retry-After. */
  readonly retryAfter?: number
}
type Extra<C extends RefusalCode> = C extends keyof RefusalDetails ? Explanation & { readonly details: RefusalDetails[C] } : Explanation
type Arguments<C extends RefusalCode> = C extends keyof RefusalDetails ? [code: C, extra: Extra<C>] : [code: C, extra?: Extra<C>]

/** "No" as a value: handlers return it, the HTTP layer turns it into the error envelope. */
export class Refusal {
  readonly code: RefusalCode
  readonly extra: Explanation & { readonly details?: RefusalDetails[keyof RefusalDetails] }
  constructor(code: RefusalCode, extra: Refusal['extra'] = {}) {
    this.code = code
    this.extra = extra
  }
  get status(): number {
    return refusals[this.code][0]
  }
  get message(): string {
    return this.extra.message ?? refusals[this.code][1]
  }
}

/** Refuses with a code of the closed list; codes with details demand them. */
export const refuse = <C extends RefusalCode>(...[code, extra]: Arguments<C>): Refusal => new Refusal(code, extra)

/** Refuses one field of the input with a sentence that stands beside it. */
export const refuseField = (path: string, message: string): Refusal => new Refusal('INVALID_INPUT', { errors: [{ path, message }] })

export const isRefusal = (value: unknown): value is Refusal => value instanceof Refusal
