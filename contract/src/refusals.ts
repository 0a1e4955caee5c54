/**
 * Every way in which a call can be refused: the HTTP status and the sentence a person reads.
 * Closed list: what is not here cannot be answered. Imports nothing, so that the browser can carry it.
 */
export const refusals = {
  INVALID_INPUT: [400, 'There’s a problem. Check the fields marked below.'],
  BAD_JSON: [400, 'The request couldn’t be read: it isn’t valid JSON.'],
  BAD_REQUEST: [400, 'The request couldn’t be read.'],
  PAY_BELOW_MINIMUM: [400, 'This pay is below the legal minimum.'],
  TOO_YOUNG: [400, 'You’re too young to join yet.'],
  CODE_WRONG: [400, 'That code isn’t right, or it has expired. Check it, or ask for a new one.'],
  CODE_ELSEWHERE: [400, 'You asked for this code in another browser. Enter it there, or ask for a new one here.'],
  SIGN_IN_FAILED: [400, 'Wrong email or password.'],
  PASSKEY_REFUSED: [400, 'That passkey didn’t work. Try again, or use your password.'],
  SECOND_STEP_LATE: [400, 'That took too long. Sign in again.'],
  UNAUTHORISED: [401, 'Unauthorised'],
  SESSION_EXPIRED: [401, 'Session token is expired'],
  PLAN_LIMIT: [402, 'You’ve reached your plan’s limit.'],
  PAYMENT_DUE: [402, 'Your last payment didn’t go through. Pay it first.'],
  PAYMENT_DECLINED: [402, 'Your bank declined the payment. Nothing has changed. Try another card.'],
  PROFILE_INCOMPLETE: [403, 'Please complete your profile'],
  PROFILE_PENDING: [403, 'We’re still checking your profile.'],
  PROFILE_REJECTED: [403, 'We couldn’t approve your profile.'],
  PROFILE_SUSPENDED: [403, 'Your account is suspended.'],
  SECOND_STEP_NEEDED: [403, 'Set up a second step first.'],
  ROLE: [403, 'Your role doesn’t let you do this. Ask an owner.'],
  ORIGIN: [403, 'This call must come from the product’s own pages.'],
  NOT_FOUND: [404, 'We can’t find that. It may have been removed.'],
  NO_SUCH_CALL: [404, 'There’s no such call.'],
  TIMEOUT: [408, 'The request took too long to arrive.'],
  INVALID_TRANSITION: [409, 'You can’t do that right now.'],
  STALE: [409, 'This has been updated. Here’s the latest.'],
  ALREADY_APPLIED: [409, 'You’ve already applied for this job.'],
  ALREADY_EXISTS: [409, 'This already exists.'],
  JOB_CLOSED: [409, 'This job isn’t taking applications.'],
  JOB_STARTED: [409, 'Someone has applied, so you can’t change this.'],
  MINIMUM_AGE: [409, 'You’ll be too young for this job on its start date.'],
  VACANCIES_TAKEN: [409, 'All places are filled or offered.'],
  SHIFT_TAKEN: [409, 'A shift of this offer is full. Take it out, or add a place to it in the job.'],
  OFFER_EXPIRED: [409, 'This offer has expired.'],
  NOTHING_TO_UNDO: [409, 'There’s nothing to undo.'],
  RESUBMISSIONS_USED: [409, 'You’ve used all your resubmissions. You can still appeal.'],
  SIGN_IN_ELSEWHERE: [409, 'You sign in here with another service. Reload the page.'],
  IDEMPOTENCY_MISMATCH: [409, 'This key was used before with different details.'],
  IDEMPOTENCY_BUSY: [409, 'We’re still working on that. Wait a moment.'],
  TOO_LARGE: [413, 'That’s too big.'],
  UNSUPPORTED_MEDIA: [415, 'Send JSON.'],
  EXPECTATION: [417, 'The request expects something that we don’t do.'],
  RATE_LIMITED: [429, 'Too many attempts. Wait a minute and try again.'],
  HEADERS_TOO_LARGE: [431, 'The request’s headers are too large.'],
  INTERNAL: [500, 'Something went wrong at our end. Try again in a moment.'],
  NOT_BUILT: [501, 'This isn’t available yet.'],
  UNAVAILABLE: [503, 'Evenshift isn’t working right now. Try again in a moment.'],
  REGISTER_DOWN: [503, 'The company register isn’t responding. Try again in a moment.'],
  PAYMENTS_DOWN: [503, 'The payment service isn’t answering right now. Try again in a moment.'],
  SIGN_IN_DOWN: [503, 'The sign-in service isn’t answering right now. Try again in a moment.'],
  STORAGE_FULL: [507, 'We can’t save this right now. Try again later.'],
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
