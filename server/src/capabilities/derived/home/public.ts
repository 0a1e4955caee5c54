import { removeVisits } from '#server/capabilities/derived/home/store'
import type { Db } from '#server/platform/database/port'

/** When a seeker was last at home. */
export const eraseVisitsOf = (tx: Db, seekerId: string): Promise<void> => removeVisits(tx, seekerId)
export { visit } from '#server/capabilities/derived/home/store'
