import { z } from 'zod'
import { contract } from '#contract/call'
import { employer, employerInput, employerPatch } from '#contract/model/company/employer'
import { colleague, memberRole } from '#contract/model/company/member'
import { companyWelcome, welcomeInput } from '#contract/model/company/welcome'
import { option, postingLists } from '#contract/model/reference'
import { profileStatuses } from '#contract/states/profile/profile'

/** Who the caller is on this side; status and role are null and the team is empty while there is no company. */
const employerInfo = z.object({
  isUser: z.boolean(),
  status: z.enum(profileStatuses).nullable(),
  /** It was approved before and waits only for another check: all but posting goes on. */
  isCheckedAgain: z.boolean(),
  role: memberRole.nullable(),
  /** Everyone who works in it, the caller too. */
  team: z.array(colleague.extend({ role: memberRole, isMe: z.boolean() })),
})

export const employerCompany = contract({
  employerInfo: {
    method: 'GET',
    path: '/auths/employer-info',
    summary: 'Whether the caller has a company, how it stands, and who works in it',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    output: employerInfo,
  },
  createEmployer: {
    method: 'POST',
    path: '/employer/createEmployer',
    summary: 'Makes the company of the caller, who becomes its owner; once',
    caller: 'employer',
    approval: 'signed_in',
    body: employerInput,
    output: employer,
    status: 201,
    refusals: ['ALREADY_EXISTS'],
  },
  employerDetails: {
    method: 'GET',
    path: '/employer/getEmployerDetails',
    summary: 'The company as its members see it',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    output: employer,
    refusals: ['NOT_FOUND'],
  },
  updateEmployer: {
    method: 'PATCH',
    path: '/employer/updateEmployer',
    summary: 'Changes the company; sends a rejected one again; another name, number or mail domain is checked again',
    caller: 'employer',
    approval: 'signed_in',
    body: employerPatch,
    output: employer,
    refusals: ['NOT_FOUND', 'RESUBMISSIONS_USED'],
  },
  companyWelcome: {
    method: 'GET',
    path: '/welcome',
    summary: 'The video that people see before the first question of an interview',
    caller: 'employer',
    role: 'reviewer',
    output: companyWelcome,
    refusals: ['NOT_FOUND'],
  },
  changeWelcome: {
    method: 'PUT',
    path: '/welcome',
    summary: 'Shows another welcome video from now on, in interviews already sent too',
    caller: 'employer',
    body: welcomeInput,
    output: companyWelcome,
    refusals: ['NOT_FOUND'],
  },
  removeWelcome: {
    method: 'DELETE',
    path: '/welcome',
    summary: 'Deletes the welcome video',
    caller: 'employer',
    status: 204,
    refusals: ['NOT_FOUND'],
  },
  postingLists: {
    method: 'GET',
    path: '/employer/getPostingLists',
    summary: 'The roles and skills that a job can be posted with',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    output: postingLists,
  },
  employerSectors: {
    method: 'GET',
    path: '/employer/getSectors',
    summary: 'All sectors',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    output: z.array(option),
  },
})
