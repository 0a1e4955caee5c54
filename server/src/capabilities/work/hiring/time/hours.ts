import { type Ledger, type OwnHours, type Work, ledgerOf } from '#server/capabilities/work/hiring/time/rules.hours'

export type { Ledger, OwnHours, Work }

/** What proposed work makes of a week beside the work held; null where there is nothing to tell. */
export const hoursLedger = (own: OwnHours, held: readonly Work[], proposed: Work): Ledger | null => ledgerOf(own, held, proposed)
