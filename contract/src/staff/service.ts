/** Every call of the staff service. Staff have neither a profile nor a role, so neither is asked for. */
import { type Groups, contract } from '#contract/call'
import { staffAudit } from '#contract/staff/audit'
import { staffInvites } from '#contract/staff/invites'
import { staffPeople } from '#contract/staff/people'
import { staffReports } from '#contract/staff/reports'
import { staffVerification } from '#contract/staff/verification'

export const staffBase = '/office'

export const staffService = contract({
  ...staffAudit,
  ...staffInvites,
  ...staffPeople,
  ...staffReports,
  ...staffVerification,
})
export type StaffService = typeof staffService

/** The same by what they are about, as the reference shows them. */
export const staffGroups: Groups = {
  'Decisions made': staffAudit,
  Colleagues: staffInvites,
  People: staffPeople,
  Reports: staffReports,
  Verification: staffVerification,
}
