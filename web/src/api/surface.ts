import { ApiError } from '#web/api/api-error'
import { words } from '#web/api/words'

/** Where an error is told: beside the field, in a notice, or instead of the page. Each error has one. */
export interface Surfaced {
  readonly surface: 'field' | 'notice' | 'page'
  readonly text: string
  /** Sentences by field; empty unless the surface is `field`. */
  readonly fields: Readonly<Record<string, string>>
  readonly reference: string
}

const pageCodes: ReadonlySet<string> = new Set([
  'NOT_FOUND',
  'NO_SUCH_CALL',
  'UNAUTHORISED',
  'SESSION_EXPIRED',
  'ROLE',
  'SECOND_STEP_NEEDED',
  'PROFILE_INCOMPLETE',
  'PROFILE_PENDING',
  'PROFILE_REJECTED',
  'PROFILE_SUSPENDED',
])
/** Refusals that name no field of their own, though they belong to one. */
const fieldOf: Readonly<Record<string, string>> = {
  CODE_WRONG: 'code',
  CODE_ELSEWHERE: 'code',
  SIGN_IN_FAILED: 'password',
  TOO_YOUNG: 'dateOfBirth',
  PAY_BELOW_MINIMUM: 'salary',
}

/** The one translator of errors into words and a place for them. */
export function surfaceOf(error: unknown): Surfaced {
  if (!(error instanceof ApiError)) return { surface: 'notice', text: words.somethingWentWrongReload, fields: {}, reference: '' }
  const told = { text: error.message, reference: error.requestId }
  const field = fieldOf[error.code]
  if (error.errors.length > 0)
    return { ...told, surface: 'field', fields: Object.fromEntries(error.errors.map(({ path, message }) => [path, message])) }
  if (field) return { ...told, surface: 'field', fields: { [field]: error.message } }
  return { ...told, surface: pageCodes.has(error.code) ? 'page' : 'notice', fields: {} }
}

/** What to say where there is one place for it: the first field's sentence, or the error's own. */
export function sentenceOf(error: unknown): string {
  const { text, fields } = surfaceOf(error)
  return Object.values(fields)[0] ?? text
}
