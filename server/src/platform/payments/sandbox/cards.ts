import type { CardFault, CardGiven } from '#server/platform/payments/port'

/** What a card does: at once, and when it is charged again later. */
interface Behaviour {
  readonly now: 'paid' | 'declined' | 'step'
  readonly later: 'paid' | 'declined'
}
/** The published test numbers; no other is taken. */
const testCards: Readonly<Record<string, Behaviour>> = {
  '4242424242424242': { now: 'paid', later: 'paid' },
  '4000000000000002': { now: 'declined', later: 'declined' },
  '4000002760003184': { now: 'step', later: 'paid' },
  '4000002500003155': { now: 'step', later: 'paid' },
  '4000000000000341': { now: 'paid', later: 'declined' },
}

/** All that is kept of a card. Its last four digits say what it does, as no two test numbers share them. */
export interface Card {
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

const byLast4 = new Map(Object.entries(testCards).map(([number, behaviour]) => [number.slice(-4), behaviour]))
export function behaviourOf({ last4 }: Pick<Card, 'last4'>): Behaviour {
  const known = byLast4.get(last4)
  if (known === undefined) throw new Error('a card that is no test card was kept')
  return known
}

function expiryOf(text: string, now: Date): { expMonth: number; expYear: number } | null {
  const [, month, year] = /^\s*(\d{1,2})\s*[/-]\s*(?:20)?(\d{2})\s*$/.exec(text) ?? []
  const [expMonth, expYear] = [Number(month), 2000 + Number(year)]
  if (!(expMonth >= 1 && expMonth <= 12)) return null
  return Date.UTC(expYear, expMonth) > now.getTime() ? { expMonth, expYear } : null
}

export function readCard({ number, expiry, code }: CardGiven, now: Date): Card | CardFault {
  const digits = number.replace(/[\s-]/g, '')
  if (!Object.hasOwn(testCards, digits)) return 'number'
  const read = expiryOf(expiry, now)
  if (read === null) return 'expiry'
  return /^\s*\d{3,4}\s*$/.test(code) ? { brand: 'visa', last4: digits.slice(-4), ...read } : 'code'
}
