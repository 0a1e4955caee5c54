import { z } from 'zod'
import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { education, educationInput, educationPatch } from '#contract/model/profile/education'

export const seekerEducation = contract({
  educationHistory: {
    method: 'GET',
    path: '/education',
    summary: 'The own education, newest first',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: z.array(education),
  },
  addEducation: {
    method: 'POST',
    path: '/education',
    summary: 'Adds a school or course',
    caller: 'jobseeker',
    approval: 'signed_in',
    body: educationInput,
    output: education,
    status: 201,
    repeatable: true,
  },
  changeEducation: {
    method: 'PATCH',
    path: '/education/{id}',
    summary: 'Changes a school or course',
    caller: 'jobseeker',
    approval: 'signed_in',
    params: byId,
    body: educationPatch,
    output: education,
  },
  deleteEducation: {
    method: 'DELETE',
    path: '/education/{id}',
    summary: 'Deletes a school or course',
    caller: 'jobseeker',
    approval: 'signed_in',
    params: byId,
    status: 204,
  },
})
