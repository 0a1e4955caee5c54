import { contract } from '#contract/call'
import { staffInvitation, staffInvite } from '#contract/model/staff/staff-invitation'

export const staffInvites = contract({
  inviteStaff: {
    method: 'POST',
    path: '/invites',
    summary: 'Invites a colleague by mail',
    caller: 'staff',
    body: staffInvite,
    output: staffInvitation,
    status: 201,
    refusals: ['ALREADY_EXISTS'],
  },
})
