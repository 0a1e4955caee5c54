import { type CardFault, type CardGiven, testCards } from '#server/platform/payments/port'

/** What a card does: at once, and when it is charged again later. */
interface Behaviour {
  readonly now: 'paid' | 'declined' | 'step'
  readonly later: 'paid' | 'declined'
}
/** The published test numbers; no other is taken. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  [testCards.paid]: { now: 'paid', later: 'paid' },
  [testCards.declined]: { now: 'declined', later: 'declined' },
  // Asks each time, and nobody is there later.
  '4000 0027 6000 3184': { now: 'step', later: 'declined' },
  [testCards.step]: { now: 'step', later: 'paid' },
  [testCards.unpaidLater]: { now: 'paid', later: 'declined' },
}

/** All that is kept of a card. Its last four digits say what it does, as no two test numbers share them. */
export interface Card {
  readonly brand: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

const numbers = new Set(Object.keys(behaviours).map((number) => number.replaceAll(' ', '')))
const byLast4 = new Map(Object.entries(behaviours).map(([number, behaviour]) => [number.slice(-4), behaviour]))
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
  if (!numbers.has(digits)) return 'number'
  const read = expiryOf(expiry, now)
  if (read === null) return 'expiry'
  return /^\s*\d{3,4}\s*$/.test(code) ? { brand: 'visa', last4: digits.slice(-4), ...read } : 'code'
}
