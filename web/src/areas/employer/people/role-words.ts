import type { Role } from '@evenshift/contract/call'
import { memberRoles } from '@evenshift/contract/states/company/member'

/** What each role is called, and what it may do. */
export const roleWords: Readonly<Record<Role, { readonly label: string; readonly may: string }>> = {
  reviewer: { label: 'Reviewer', may: 'Can read jobs and applications and add notes and scores. Can’t make decisions.' },
  manager: { label: 'Manager', may: 'Can post jobs and reply to applicants. Can’t change the team or plan.' },
  owner: { label: 'Owner', may: 'Can do everything, including the team and plan.' },
}
export const roleOptions = memberRoles.map((role) => ({ value: role, ...roleWords[role] }))
