import { contract } from '#contract/call'
import { byId, page } from '#contract/model/basics'
import { companyPage, companyQuery, companyRow, personChange } from '#contract/model/staff/person'

export const staffCompanies = contract({
  companies: {
    method: 'GET',
    path: '/companies',
    summary: 'Companies by name or id',
    caller: 'staff',
    query: companyQuery,
    output: page(companyRow),
  },
  company: {
    method: 'GET',
    path: '/companies/{id}',
    summary: 'One of them with its jobs and people, what staff did and who looked',
    caller: 'staff',
    params: byId,
    output: companyPage,
  },
  changeCompany: {
    method: 'PATCH',
    path: '/companies/{id}',
    summary: 'Suspends a company with a reason, or restores it',
    caller: 'staff',
    params: byId,
    body: personChange,
    output: companyPage,
    refusals: ['INVALID_TRANSITION'],
  },
})
