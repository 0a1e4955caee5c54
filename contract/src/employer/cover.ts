import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { cover } from '#contract/model/overview/cover'

export const employerCover = contract({
  cover: {
    method: 'GET',
    path: '/jobs/{id}/cover',
    summary: 'The seats of a job’s shifts, who asked for them, and who could take those that are open',
    caller: 'employer',
    role: 'reviewer',
    params: byId,
    output: cover,
    refusals: ['NOT_FOUND'],
  },
})
