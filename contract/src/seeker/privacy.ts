import { z } from 'zod'
import { contract } from '#contract/call'
import { givenPassword } from '#contract/model/basics'
import { seekerConsent, seekerConsentChange } from '#contract/model/consent'
import { dataExport, dataExports } from '#contract/model/export'

export const seekerPrivacy = contract({
  eraseAccount: {
    method: 'DELETE',
    path: '/user',
    summary: 'Erases the account with everything personal in it; asks for the password once more',
    caller: 'jobseeker',
    approval: 'even_suspended',
    body: z.strictObject({ password: givenPassword }),
    status: 204,
    refusals: ['SIGN_IN_FAILED'],
  },
  exports: {
    method: 'GET',
    path: '/user/export',
    summary: 'The archives of the own data, newest first',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: dataExports,
  },
  requestExport: {
    method: 'POST',
    path: '/user/export',
    summary: 'Asks for an archive of the own data and files',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: dataExport,
    status: 202,
  },
  consent: {
    method: 'GET',
    path: '/user/consent',
    summary: 'What the person agreed to, and whether they are counted',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: seekerConsent,
  },
  setConsent: {
    method: 'PATCH',
    path: '/user/consent',
    summary: 'Objects to being counted or takes that back; answers about analytics, which is for people of 18 or over',
    caller: 'jobseeker',
    approval: 'even_suspended',
    body: seekerConsentChange,
    output: seekerConsent,
  },
})
