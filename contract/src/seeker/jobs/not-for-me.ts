import { contract } from '#contract/call'
import { byId, created, page, pageQuery } from '#contract/model/basics'
import { jobChoice, notForMe } from '#contract/model/job/saved'

export const seekerNotForMe = contract({
  jobsNotForMe: {
    method: 'GET',
    path: '/jobsearch/not-for-me',
    summary: 'Jobs that the seeker turned away',
    caller: 'jobseeker',
    query: pageQuery,
    output: page(notForMe),
  },
  hideJob: {
    method: 'POST',
    path: '/jobsearch/not-for-me',
    summary: 'Hides a job from search and recommendations; twice gives the same _id',
    caller: 'jobseeker',
    body: jobChoice,
    output: created,
    refusals: ['NOT_FOUND'],
  },
  showJobAgain: {
    method: 'DELETE',
    path: '/jobsearch/not-for-me/{id}',
    summary: 'Shows the job again',
    caller: 'jobseeker',
    params: byId,
    status: 204,
  },
})
