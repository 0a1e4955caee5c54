export { inviteStaff, isStaff } from '#server/capabilities/ground/staff/staff'
