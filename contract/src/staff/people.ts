import { contract } from '#contract/call'
import { byId, page } from '#contract/model/basics'
import { person, personChange, personQuery } from '#contract/model/staff/person'

export const staffPeople = contract({
  people: {
    method: 'GET',
    path: '/people',
    summary: 'Seekers and members of companies',
    caller: 'staff',
    query: personQuery,
    output: page(person),
  },
  changePerson: {
    method: 'PATCH',
    path: '/people/{id}',
    summary: 'Suspends with a reason, or restores',
    caller: 'staff',
    params: byId,
    body: personChange,
    output: person,
    refusals: ['INVALID_TRANSITION'],
  },
})
