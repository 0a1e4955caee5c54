import { z } from 'zod'
import { contract } from '#contract/call'
import { queryFlag } from '#contract/model/basics'

export const seekerCv = contract({
  cv: {
    method: 'GET',
    path: '/user/cv',
    summary: 'A CV of the own profile: what employers see, with phone and email where they’re asked for',
    caller: 'jobseeker',
    approval: 'even_suspended',
    query: z.strictObject({ phone: queryFlag.default(false), email: queryFlag.default(false) }),
    file: 'application/pdf',
    refusals: ['NOT_FOUND'],
  },
})
