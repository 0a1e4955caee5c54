import type { InvoiceLine } from '#server/platform/payments/sandbox/kept/facts'
import { pounds } from '#server/platform/payments/sandbox/kept/words'

export const VAT_PERCENT = 20

/** Halves go away from zero, so that what is given back is what was charged. */
export const vatOf = (net: number): number => Math.sign(net) * Math.round((Math.abs(net) * VAT_PERCENT) / 100)

interface Totals {
  readonly net: number
  readonly vat: number
  readonly gross: number
  /** What is charged once what is kept for the customer has been used up. */
  readonly due: number
}

export function totalsOf(lines: readonly InvoiceLine[], startingBalance: number): Totals {
  const net = lines.reduce((sum, line) => sum + line.net, 0)
  const vat = lines.reduce((sum, line) => sum + vatOf(line.net), 0)
  return { net, vat, gross: net + vat, due: Math.max(0, net + vat + startingBalance) }
}

/** The part of a sum that falls on a stretch of the time it is for. */
export const shareOf = (net: number, seconds: number, of: number): number => Math.round((net * seconds) / of)

/** What an invoice's line says, as Stripe would. */
export const lineWords = (name: string, net: number, interval: string | null): string =>
  interval === null ? name : `1 × ${name} (at ${pounds(net)} / ${interval})`
