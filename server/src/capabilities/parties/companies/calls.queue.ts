import { askForWaiting } from '#server/capabilities/parties/verification/asking-again'
import type { Parts } from '#server/http/context'
import type { Work } from '#server/platform/queue/port'

/** What the queue does for a company whose check waits for the register. Not in public.ts: it tells members, whom others find there. */
export const checkWaitingCompany = (parts: Parts, asked: Work['company.check']): Promise<void> => askForWaiting(parts, asked)
