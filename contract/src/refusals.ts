/**
 * Every way in which a call can be refused: the HTTP status and the sentence a person reads.
 * Closed list: what is not here cannot be answered. Imports nothing, so that the browser can carry it.
 */
export const refusals = {
  INVALID_INPUT: [400, 'Some of the details are not right. Have a look at the fields marked below.'],
  BAD_JSON: [400, 'The request could not be read: it is not valid JSON.'],
  BAD_REQUEST: [400, 'The request could not be read.'],
  PAY_BELOW_MINIMUM: [400, 'The pay is below the legal minimum.'],
  TOO_YOUNG: [400, 'You are too young to join yet.'],
  CODE_WRONG: [400, 'That code is not right or has run out. Ask for a new one.'],
  CODE_ELSEWHERE: [400, 'You asked for this code in another browser. Enter it there, or ask for a new one here.'],
  SIGN_IN_FAILED: [400, 'The email or the password is not right.'],
  UNAUTHORISED: [401, 'Unauthorised'],
  SESSION_EXPIRED: [401, 'Session token is expired'],
  PLAN_LIMIT: [402, 'Your plan has no room for this.'],
  PAYMENT_DUE: [402, 'Your last payment didn’t go through. Pay it first.'],
  PAYMENT_DECLINED: [402, 'Your bank declined the payment. Nothing has changed. Try another card.'],
  PROFILE_INCOMPLETE: [403, 'Please complete your profile'],
  PROFILE_PENDING: [403, 'Your profile is still being checked.'],
  PROFILE_REJECTED: [403, 'Your profile was not approved.'],
  PROFILE_SUSPENDED: [403, 'Your account is suspended.'],
  ROLE: [403, 'Your role in this company does not allow this.'],
  ORIGIN: [403, 'This call must come from the product’s own pages.'],
  NOT_FOUND: [404, 'We could not find that.'],
  NO_SUCH_CALL: [404, 'There is no such call.'],
  TIMEOUT: [408, 'The request took too long to arrive.'],
  INVALID_TRANSITION: [409, 'That step is not possible now.'],
  STALE: [409, 'This has changed since you looked. Here is how it stands now.'],
  ALREADY_APPLIED: [409, 'You have applied for this job already.'],
  ALREADY_EXISTS: [409, 'This exists already.'],
  JOB_CLOSED: [409, 'This job takes no more applications.'],
  JOB_STARTED: [409, 'Somebody has applied, so this can no longer change.'],
  MINIMUM_AGE: [409, 'You would be too young for this job on its first day.'],
  VACANCIES_TAKEN: [409, 'Every place is taken or offered already.'],
  SHIFT_TAKEN: [409, 'A shift of this offer is full. Take it out, or add a place to it in the job.'],
  OFFER_EXPIRED: [409, 'This offer has run out.'],
  NOTHING_TO_UNDO: [409, 'There is nothing left to take back.'],
  RESUBMISSIONS_USED: [409, 'You have sent your profile the most times we allow. You can appeal.'],
  IDEMPOTENCY_MISMATCH: [409, 'This key was used before with different details.'],
  IDEMPOTENCY_BUSY: [409, 'The same request is still being worked on.'],
  TOO_LARGE: [413, 'That is too large.'],
  UNSUPPORTED_MEDIA: [415, 'Send JSON.'],
  EXPECTATION: [417, 'The request expects something that we do not do.'],
  RATE_LIMITED: [429, 'Too many tries. Wait a little and try again.'],
  HEADERS_TOO_LARGE: [431, 'The request’s headers are too large.'],
  INTERNAL: [500, 'Something went wrong on our side. Try again in a moment.'],
  NOT_BUILT: [501, 'This part is not built yet.'],
  UNAVAILABLE: [503, 'We cannot reach our records right now. Try again in a moment.'],
  REGISTER_DOWN: [503, 'The company register does not answer right now. Try again in a moment.'],
  PAYMENTS_DOWN: [503, 'The payment service isn’t answering right now. Try again in a moment.'],
  STORAGE_FULL: [507, 'We have no room to store this right now.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalCode = keyof typeof refusals

/** What a plan has so much of. */
export type PlanLimit = 'liveJobs' | 'interviewInvitations' | 'seats' | 'questions' | 'templates' | 'activity'

/** What a refusal of this code tells besides its sentence. */
export interface RefusalDetails {
  PAY_BELOW_MINIMUM: { minimum: number; band: string; from: string }
  PLAN_LIMIT: { limit: number; used: number; package: string; of: PlanLimit }
  INVALID_TRANSITION: { status: string; allowed: string[] }
  STALE: { status: string; version: number }
  /** The ids of the shifts that are full. */
  SHIFT_TAKEN: { shifts: string[] }
}

/** One fault of the input: where, and what to do about it. */
export interface InputFault {
  readonly path: string
  readonly message: string
}

/** The one body of every error answer. */
export interface ErrorEnvelope {
  readonly statusCode: number
  readonly code: RefusalCode
  readonly message: string
  readonly errors?: readonly InputFault[]
  readonly details?: RefusalDetails[keyof RefusalDetails]
  readonly requestId: string
}
