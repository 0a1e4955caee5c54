import type { Met } from '#web/areas/employer/plan/limit/put-off'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import type { Entitlement } from '#web/areas/employer/plan/plans'
import { counted } from '#web/shared/words/numbers'

/** What leads from a limit to what is paid for. */
export const VIEW_PLAN = 'View plan'

type Countable = keyof Entitlement['limits']

const all: Readonly<Record<Countable, (limit: number) => string>> = {
  liveJobs: (limit) => (limit === 1 ? 'Your one live job is in use' : `All ${limit} of your live jobs are in use`),
  interviewInvitations: (limit) => `You’ve used all ${limit} interview invitations this month`,
  seats: (limit) => (limit === 1 ? 'Your plan has one seat, and it’s taken' : `All ${limit} of your seats are taken`),
  questions: (limit) => `Your bank of ${counted(limit, 'question')} is full`,
}

/** What the prompt is headed by. */
export function limitTitle(met: Met, { limits }: Pick<Entitlement, 'limits'>): string {
  if (met === 'payment') return 'Your last payment failed'
  if (met === 'templates') return 'Your plan doesn’t include templates'
  if (met === 'activity') return 'Your plan doesn’t include activity'
  const limit = limits[met]
  return limit === null ? 'Your plan has no room for this' : all[met](limit)
}

const one: Readonly<Record<Countable, string>> = {
  liveJobs: 'live job',
  interviewInvitations: 'interview invitation',
  seats: 'seat',
  questions: 'question',
}

/** A quiet line from one step before a limit on, which names what holds the only place; null before that. */
export function nearLine(of: Countable, { limits, usage, package: code }: Entitlement, held?: string): string | null {
  const limit = limits[of]
  if (limit === null) return null
  const left = limit - usage[of]
  if (left > 1 || usage[of] === 0) return null
  if (left === 1) return `One ${one[of]} left on ${packageWords[code]}.`
  if (limit === 1 && held !== undefined) return `Your plan covers one ${one[of]}: ${held}.`
  return limit === 1 ? `Your one ${one[of]} is in use.` : `All ${counted(limit, one[of])} are in use.`
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' })
/** Who can change the plan, for those who can't. */
export const ownersLine = (owners: readonly string[]): string => `Only an owner can change the plan. Ask ${either.format(owners)}.`
