import { removeOwn } from '#server/capabilities/derived/feedback/store'
import type { Db } from '#server/platform/database/port'

/** All that a person wrote to the product's makers; the pictures are erased with the person's files. */
export const eraseFeedbackOf = (tx: Db, senderId: string): Promise<void> => removeOwn(tx, senderId)
export { reasonLabels } from '#server/capabilities/derived/feedback/rules'
export { type Sender, send } from '#server/capabilities/derived/feedback/sending'
export { listOwn } from '#server/capabilities/derived/feedback/store'
export type { FeedbackRow } from '#server/capabilities/derived/feedback/tables'
