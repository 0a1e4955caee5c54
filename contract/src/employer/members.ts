import { z } from 'zod'
import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { invitationToken, member, memberChange, memberInvite } from '#contract/model/company/member'

export const employerMembers = contract({
  members: {
    method: 'GET',
    path: '/employer/members',
    summary: 'The people of the company and those invited',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'owner',
    output: z.array(member),
  },
  inviteMember: {
    method: 'POST',
    path: '/employer/members',
    summary: 'Invites a person by mail; takes a seat of the plan',
    caller: 'employer',
    approval: 'signed_in',
    role: 'owner',
    body: memberInvite,
    output: member,
    status: 201,
    refusals: ['NOT_FOUND', 'PLAN_LIMIT', 'ALREADY_EXISTS'],
    repeatable: true,
  },
  changeMember: {
    method: 'PATCH',
    path: '/employer/members/{id}',
    summary: 'Gives a member another role; the last owner stays owner',
    caller: 'employer',
    approval: 'signed_in',
    role: 'owner',
    params: byId,
    body: memberChange,
    output: member,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  removeMember: {
    method: 'DELETE',
    path: '/employer/members/{id}',
    summary: 'Takes a member out, or an invitation back; the last owner stays',
    caller: 'employer',
    approval: 'signed_in',
    role: 'owner',
    params: byId,
    status: 204,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/employer/members/accept',
    summary: 'Joins a company by the token of its invitation; only as the person who was invited',
    caller: 'employer',
    approval: 'signed_in',
    role: 'reviewer',
    body: invitationToken,
    output: member,
    refusals: ['NOT_FOUND', 'ALREADY_EXISTS', 'PLAN_LIMIT'],
  },
})
