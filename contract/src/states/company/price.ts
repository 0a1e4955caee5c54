import { VAT_PERCENT } from '#contract/constants'

const whole = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' })

/** "£39" or "£46.80" of pence. */
export const priceOf = (pence: number): string => (pence % 100 === 0 ? whole : exact).format(pence / 100)
/** A price with VAT, in pence. */
export const withVat = (net: number): number => Math.round((net * (100 + VAT_PERCENT)) / 100)
