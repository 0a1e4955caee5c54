import { contract } from '#contract/call'
import { byId, page } from '#contract/model/basics'
import { report, reportCase, reportChange, reportQuery } from '#contract/model/staff/report'

export const staffReports = contract({
  reports: {
    method: 'GET',
    path: '/reports',
    summary: 'What people sent, those due first',
    caller: 'staff',
    query: reportQuery,
    output: page(report),
  },
  report: {
    method: 'GET',
    path: '/reports/{id}',
    summary: 'One of them with what else was said of the same, and the evidence about it',
    caller: 'staff',
    params: byId,
    output: reportCase,
  },
  changeReport: {
    method: 'PATCH',
    path: '/reports/{id}',
    summary: 'Takes a report on, resolves or dismisses it, and acts on the job, company or sender that it is about',
    caller: 'staff',
    params: byId,
    body: reportChange,
    output: report,
    refusals: ['INVALID_TRANSITION', 'PLAN_LIMIT'],
  },
})
