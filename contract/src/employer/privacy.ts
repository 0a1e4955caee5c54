import { z } from 'zod'
import { contract } from '#contract/call'
import { givenPassword } from '#contract/model/basics'
import { consent, consentChange } from '#contract/model/consent'
import { dataExport, dataExports } from '#contract/model/export'

export const employerPrivacy = contract({
  eraseEmployerAccount: {
    method: 'DELETE',
    path: '/employer/account',
    summary: 'An owner erases the company with everyone in it; others erase their own account only',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    body: z.strictObject({ password: givenPassword }),
    status: 204,
    refusals: ['SIGN_IN_FAILED'],
  },
  employerExports: {
    method: 'GET',
    path: '/employer/export',
    summary: 'The archives of the company’s data, newest first',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'owner',
    output: dataExports,
  },
  requestEmployerExport: {
    method: 'POST',
    path: '/employer/export',
    summary: 'Asks for an archive of the company’s data and files',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'owner',
    output: dataExport,
    status: 202,
  },
  employerConsent: {
    method: 'GET',
    path: '/employer/consent',
    summary: 'What the person agreed to',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    output: consent,
  },
  setEmployerConsent: {
    method: 'PATCH',
    path: '/employer/consent',
    summary: 'Answers about analytics',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    body: consentChange,
    output: consent,
  },
})
