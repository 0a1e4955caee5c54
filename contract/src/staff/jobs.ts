import { contract } from '#contract/call'
import { byId, page } from '#contract/model/basics'
import { staffJobChange, staffJobPage, staffJobQuery, staffJobRow } from '#contract/model/staff/staff-job'

export const staffJobs = contract({
  jobs: {
    method: 'GET',
    path: '/jobs',
    summary: 'Jobs by title, company or reference, the newest first',
    caller: 'staff',
    query: staffJobQuery,
    output: page(staffJobRow),
  },
  job: {
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'One of them, with what was said and decided of it',
    caller: 'staff',
    params: byId,
    output: staffJobPage,
  },
  changeJob: {
    method: 'PATCH',
    path: '/jobs/{id}',
    summary: 'Removes a job with a reason, or brings it back',
    caller: 'staff',
    params: byId,
    body: staffJobChange,
    output: staffJobPage,
    refusals: ['INVALID_TRANSITION', 'PLAN_LIMIT'],
  },
})
