import { contract } from '#contract/call'
import { byId, page } from '#contract/model/basics'
import { report, reportChange, reportQuery } from '#contract/model/staff/report'

export const staffReports = contract({
  reports: {
    method: 'GET',
    path: '/reports',
    summary: 'What people sent, those due first',
    caller: 'staff',
    query: reportQuery,
    output: page(report),
  },
  changeReport: {
    method: 'PATCH',
    path: '/reports/{id}',
    summary: 'Takes a report on, resolves or dismisses it, and acts on the job that it is about',
    caller: 'staff',
    params: byId,
    body: reportChange,
    output: report,
    refusals: ['INVALID_TRANSITION', 'PLAN_LIMIT'],
  },
})
