/** What a company's member may be. Imports only a type. */
import type { Role } from '#contract/call'

/** A reviewer reads, notes and scores; a manager does all but members, subscription and erasing the company; an owner does all. */
export const memberRoles = ['reviewer', 'manager', 'owner'] as const satisfies readonly Role[]
export const memberStates = ['invited', 'active'] as const
