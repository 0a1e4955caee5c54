import { type Ledger, type OwnHours, type WeeklyWork, ledgerOf } from '#server/capabilities/work/hiring/time/rules.hours'

export type { Ledger, OwnHours, WeeklyWork }

/** What proposed work makes of a week beside the work held; null where there is nothing to tell. */
export const hoursLedger = (own: OwnHours, held: readonly WeeklyWork[], proposed: WeeklyWork): Ledger | null =>
  ledgerOf(own, held, proposed)
