import { finishErasing } from '#server/capabilities/derived/retention/seeker'
import type { Parts } from '#server/http/context'

/** The work of `seeker.erase`, some seconds after the account was erased: whatever is still there. Safe to run twice. */
export const finishErasingSeeker = (parts: Parts, seekerId: string): Promise<void> => finishErasing(parts, seekerId)
export { eraseSeeker } from '#server/capabilities/derived/retention/seeker'
