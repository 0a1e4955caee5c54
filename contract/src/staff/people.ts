import { contract } from '#contract/call'
import { byId, page } from '#contract/model/basics'
import { contact, contactReason, person, personChange, personPage, personQuery } from '#contract/model/staff/person'

export const staffPeople = contract({
  people: {
    method: 'GET',
    path: '/people',
    summary: 'Seekers and members of companies',
    caller: 'staff',
    query: personQuery,
    output: page(person),
  },
  person: {
    method: 'GET',
    path: '/people/{id}',
    summary: 'One of them, with what staff did and who looked',
    caller: 'staff',
    params: byId,
    output: personPage,
  },
  showContact: {
    method: 'POST',
    path: '/people/{id}/contact',
    summary: 'Their email and phone, for a reason that the audit keeps',
    caller: 'staff',
    params: byId,
    body: contactReason,
    output: contact,
  },
  signOutPerson: {
    method: 'POST',
    path: '/people/{id}/sign-out',
    summary: 'Ends every session that they have',
    caller: 'staff',
    params: byId,
    status: 204,
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
