import { z } from 'zod'
import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { work, workInput, workPatch } from '#contract/model/profile/work'

export const seekerWork = contract({
  workHistory: {
    method: 'GET',
    path: '/work',
    summary: 'The own jobs so far, newest first',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: z.array(work),
  },
  addWork: {
    method: 'POST',
    path: '/work',
    summary: 'Adds a job held',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: workInput,
    output: work,
    status: 201,
    repeatable: true,
  },
  changeWork: {
    method: 'PATCH',
    path: '/work/{id}',
    summary: 'Changes a job held',
    caller: 'jobseeker',
    approval: 'signed_in',
    params: byId,
    body: workPatch,
    output: work,
  },
  deleteWork: {
    method: 'DELETE',
    path: '/work/{id}',
    summary: 'Deletes a job held',
    caller: 'jobseeker',
    approval: 'signed_in',
    params: byId,
    status: 204,
  },
})
