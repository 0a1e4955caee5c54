export { invitationLetter } from '#server/capabilities/ground/staff/letter'
export {
  changeRole,
  colleagueOf,
  colleagues,
  inviteStaff,
  isStaff,
  letGo,
  staffRoleOf,
  worksAlone,
} from '#server/capabilities/ground/staff/staff'
