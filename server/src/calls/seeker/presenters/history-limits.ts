import { type Month, monthOf } from '#server/capabilities/parties/profiles/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { refuse } from '#server/http/call/refuse'

/** Of each kind; more than a CV has room for. */
export const ROWS_MOST = 20
export const full = (what: string) => refuse('INVALID_INPUT', { message: `You can keep ${ROWS_MOST} ${what}. Delete one to add another.` })

export const presentMonth = (now: Date): Month => monthOf(londonDate(now))
