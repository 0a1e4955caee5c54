import { z } from 'zod'
import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { colleague, colleagueChange, staffInvitation, staffInvite } from '#contract/model/staff/colleague'

export const staffColleagues = contract({
  ownColleague: {
    method: 'GET',
    path: '/me',
    summary: 'Who is signed in',
    caller: 'staff',
    output: colleague,
  },
  colleagues: {
    method: 'GET',
    path: '/colleagues',
    summary: 'Who works here or is invited, in the order in which they came',
    caller: 'staff',
    output: z.object({ data: z.array(colleague) }),
  },
  inviteStaff: {
    method: 'POST',
    path: '/invites',
    summary: 'Invites a colleague by mail; whoever has not joined yet gets another code',
    caller: 'staff',
    staffRole: 'administrator',
    body: staffInvite,
    output: staffInvitation,
    status: 201,
    refusals: ['ALREADY_EXISTS'],
  },
  changeColleague: {
    method: 'PATCH',
    path: '/colleagues/{id}',
    summary: 'Gives a colleague another role',
    caller: 'staff',
    staffRole: 'administrator',
    params: byId,
    body: colleagueChange,
    output: colleague,
  },
  removeColleague: {
    method: 'DELETE',
    path: '/colleagues/{id}',
    summary: 'Takes the account of a colleague who leaves; their decisions stay with their name',
    caller: 'staff',
    staffRole: 'administrator',
    params: byId,
    status: 204,
    refusals: ['INVALID_TRANSITION'],
  },
})
