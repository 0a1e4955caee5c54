import { contract } from '#contract/call'
import { byId, created, inView, page } from '#contract/model/basics'
import { job } from '#contract/model/job/job'
import { jobCard } from '#contract/model/job/job-card'
import { jobChoice, savedQuery } from '#contract/model/job/saved'

export const seekerSaved = contract({
  saveJob: {
    method: 'POST',
    path: '/jobCart',
    summary: 'Saves a job; twice gives the same _id',
    caller: 'jobseeker',
    body: jobChoice,
    output: created,
    refusals: ['NOT_FOUND'],
  },
  unsaveJob: {
    method: 'DELETE',
    path: '/jobcart/{id}',
    summary: 'Takes a job from the saved ones, by the _id in its jobcart',
    caller: 'jobseeker',
    params: byId,
    status: 204,
  },
  savedJobs: {
    method: 'GET',
    path: '/jobcart/paginated-cart',
    summary: 'Saved jobs, newest first; closed ones stay, marked closed',
    caller: 'jobseeker',
    query: savedQuery.extend(inView),
    output: page(job),
    card: page(jobCard),
  },
})
