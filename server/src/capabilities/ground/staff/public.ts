export { invitationLetter } from '#server/capabilities/ground/staff/letter'
export { changeRole, colleagueOf, colleagues, inviteStaff, isStaff, staffRoleOf } from '#server/capabilities/ground/staff/staff'
