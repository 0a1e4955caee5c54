import type { Role } from '@evenshift/contract/call'
import { memberRoles } from '@evenshift/contract/states/company/member'

/** What each role is called, and what it may do. */
export const roleWords: Readonly<Record<Role, { readonly label: string; readonly may: string }>> = {
  reviewer: { label: 'Reviewer', may: 'Reads posts and applications, writes notes and scores. Decides nothing.' },
  manager: { label: 'Manager', may: 'Posts jobs and answers applicants. Changes neither people nor the plan.' },
  owner: { label: 'Owner', may: 'Everything, people and the plan included.' },
}
export const roleOptions = memberRoles.map((role) => ({ value: role, ...roleWords[role] }))
