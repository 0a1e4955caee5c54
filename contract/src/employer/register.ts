import { z } from 'zod'
import { contract } from '#contract/call'
import { line } from '#contract/model/basics'
import { companyHit, companyRecord } from '#contract/model/company/company-record'

/** Any text: what is no company number is a fault of the input (400), not an unknown company (404). */
const registrationNumber = z.string().max(200, 'A company number has 8 characters').meta({ example: '90000101' })

export const employerRegister = contract({
  lookUpCompany: {
    method: 'GET',
    path: '/employer/company/auto/info/{registrationNumber}',
    summary: 'A company as the UK register tells it, with what keeps it from being approved at once',
    caller: 'employer',
    approval: 'even_suspended',
    params: z.strictObject({ registrationNumber }),
    output: companyRecord,
    refusals: ['INVALID_INPUT', 'NOT_FOUND', 'REGISTER_DOWN'],
  },
  findCompanies: {
    method: 'GET',
    path: '/employer/company/auto/named',
    summary: 'Companies of the UK register by their name, the likeliest first',
    caller: 'employer',
    approval: 'even_suspended',
    query: z.strictObject({ name: line(160, 'Company name') }),
    output: z.array(companyHit),
    refusals: ['REGISTER_DOWN'],
  },
})
