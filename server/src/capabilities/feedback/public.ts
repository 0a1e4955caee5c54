import { removeOwn } from '#server/capabilities/feedback/store'
import type { Db } from '#server/platform/database/port'

/** All that a person wrote to the product's makers; the pictures are erased with the person's files. */
export const eraseFeedbackOf = (tx: Db, senderId: string): Promise<void> => removeOwn(tx, senderId)
