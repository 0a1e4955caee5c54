import { z } from 'zod'
import { contract } from '#contract/call'
import { educationDropdowns, interestDropdowns, jobRole, option, workDropdowns } from '#contract/model/reference'

export const seekerReference = contract({
  sectors: {
    method: 'GET',
    path: '/sector',
    summary: 'All sectors',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: z.array(option),
  },
  jobRoles: {
    method: 'GET',
    path: '/jobrole',
    summary: 'All job roles, each with its sector',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: z.array(jobRole),
  },
  interests: {
    method: 'GET',
    path: '/interest',
    summary: 'All interests',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: z.array(option),
  },
  workDropdowns: {
    method: 'GET',
    path: '/dropdowns/work',
    summary: 'The lists of the work form',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: workDropdowns,
  },
  interestDropdowns: {
    method: 'GET',
    path: '/dropdowns/interest-skills',
    summary: 'The lists of interests and skills',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: interestDropdowns,
  },
  educationDropdowns: {
    method: 'GET',
    path: '/dropdowns/education',
    summary: 'The lists of the education form',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: educationDropdowns,
  },
})
