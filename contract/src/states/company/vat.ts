import { VAT_PERCENT } from '#contract/constants'

/** A price with VAT, in pence. */
export const withVat = (net: number): number => Math.round((net * (100 + VAT_PERCENT)) / 100)
