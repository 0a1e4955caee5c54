import { contract } from '#contract/call'
import { byId, created, page, pageQuery } from '#contract/model/basics'
import { employerChoice, employerMark } from '#contract/model/job/saved'

export const seekerBlocks = contract({
  blockedEmployers: {
    method: 'GET',
    path: '/block',
    summary: 'Employers that the seeker blocks',
    caller: 'jobseeker',
    query: pageQuery,
    output: page(employerMark),
  },
  blockEmployer: {
    method: 'POST',
    path: '/block',
    summary: 'Blocks an employer: its jobs are hidden, and it finds nothing of this seeker; twice gives the same _id',
    caller: 'jobseeker',
    body: employerChoice,
    output: created,
    refusals: ['NOT_FOUND'],
  },
  unblockEmployer: {
    method: 'DELETE',
    path: '/block/{id}',
    summary: 'Takes the block back',
    caller: 'jobseeker',
    params: byId,
    status: 204,
  },
})
