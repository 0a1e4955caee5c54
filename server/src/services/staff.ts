import { staffBase, staffGroups, staffService } from '@evenshift/contract/staff/service'
import { staffAuditCalls } from '#server/calls/staff/audit'
import { staffColleagueCalls } from '#server/calls/staff/colleagues'
import { staffCompanyCalls } from '#server/calls/staff/companies'
import { staffFreePlanCalls } from '#server/calls/staff/free-plans'
import { staffJobCalls } from '#server/calls/staff/jobs'
import { staffPeopleCalls } from '#server/calls/staff/people'
import { staffQueueCalls } from '#server/calls/staff/queue'
import { staffReportCalls } from '#server/calls/staff/reports'
import { staffVerificationCalls } from '#server/calls/staff/verification'

/** The staff service: which capabilities answer under /office. */
export const staff = {
  title: 'Evenshift for staff',
  prefix: staffBase,
  calls: staffService,
  groups: staffGroups,
  handlers: {
    ...staffAuditCalls,
    ...staffColleagueCalls,
    ...staffCompanyCalls,
    ...staffFreePlanCalls,
    ...staffJobCalls,
    ...staffPeopleCalls,
    ...staffQueueCalls,
    ...staffReportCalls,
    ...staffVerificationCalls,
  },
}
