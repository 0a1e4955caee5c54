import { staffBase, staffGroups, staffService } from '@evenshift/contract/staff/service'
import { staffAuditCalls } from '#server/calls/staff/audit'
import { staffPeopleCalls } from '#server/calls/staff/people'
import { staffReportCalls } from '#server/calls/staff/reports'
import { staffVerificationCalls } from '#server/calls/staff/verification'

/** The staff service: which capabilities answer under /office. */
export const staff = {
  title: 'Evenshift for staff',
  prefix: staffBase,
  calls: staffService,
  groups: staffGroups,
  handlers: { ...staffAuditCalls, ...staffPeopleCalls, ...staffReportCalls, ...staffVerificationCalls },
}
