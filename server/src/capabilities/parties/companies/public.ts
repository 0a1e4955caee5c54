export { tellOwnersOfLimit } from '#server/capabilities/parties/companies/told-owners'
export {
  type EmployerCard,
  employerCards,
  employerSigns,
  employerOptions,
  employerAccess,
  mailTeam,
  memberNames,
  namesByAddress,
  ownersOf,
  teamOf,
  teamsOf,
} from '#server/capabilities/parties/companies/cards'
export { checkCompany, newEmployer } from '#server/capabilities/parties/companies/change'
export { eraseCompanyOf, eraseMemberOf, heirOf } from '#server/capabilities/parties/companies/erasure'
export { accept, invite } from '#server/capabilities/parties/companies/invitations'
export { nameOf, presentInvitation, presentMember } from '#server/capabilities/parties/companies/presenter.members'
export { changePictures } from '#server/capabilities/parties/companies/pictures'
export {
  colleagueOf,
  findEmployer,
  holdEmployer,
  insertEmployer,
  listTeam,
  updateEmployer,
} from '#server/capabilities/parties/companies/store'
export { type DigestReader, digestOf, setDigest, takeDueDigests } from '#server/capabilities/parties/companies/store.digests'
export { type FoundMember, memberOf, searchCompanies, searchMembers } from '#server/capabilities/parties/companies/store.search'
export { listInvitations } from '#server/capabilities/parties/companies/store.invitations'
export { roleOf, seatsTaken, setMemberEmail } from '#server/capabilities/parties/companies/store.members'
export {
  type CompanyPlan,
  ensurePackages,
  grantPackage,
  planOf,
  planPaying,
} from '#server/capabilities/parties/companies/subscriptions/plans'
export { isNearLimit } from '#server/capabilities/parties/companies/subscriptions/rules'
export {
  companiesWithEnded,
  eraseEntitlementsOf,
  keepPaid,
  listPackages,
  takeEnded,
} from '#server/capabilities/parties/companies/subscriptions/store'
export type { EntitlementRow } from '#server/capabilities/parties/companies/subscriptions/tables'
export type { EmployerRow } from '#server/capabilities/parties/companies/tables'
export { changeWelcome, companyWelcoming, welcomeFileOf } from '#server/capabilities/parties/companies/welcome'
export { changeRole, takeOut } from '#server/capabilities/parties/companies/team'
export { presentEmployer } from '#server/capabilities/parties/companies/presenter'
