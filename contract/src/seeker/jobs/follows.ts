import { contract } from '#contract/call'
import { byId, created, page, pageQuery } from '#contract/model/basics'
import { employerChoice, employerMark } from '#contract/model/job/saved'

export const seekerFollows = contract({
  followedEmployers: {
    method: 'GET',
    path: '/follow',
    summary: 'Employers that the seeker follows',
    caller: 'jobseeker',
    query: pageQuery,
    output: page(employerMark),
  },
  followEmployer: {
    method: 'POST',
    path: '/follow',
    summary: 'Follows an employer, to hear of new jobs; twice gives the same _id',
    caller: 'jobseeker',
    body: employerChoice,
    output: created,
    refusals: ['NOT_FOUND'],
  },
  unfollowEmployer: {
    method: 'DELETE',
    path: '/follow/{id}',
    summary: 'Stops following',
    caller: 'jobseeker',
    params: byId,
    status: 204,
  },
})
