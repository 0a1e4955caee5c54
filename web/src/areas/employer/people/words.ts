/** What is said in areas/employer/people. */
export const words = {
  // InviteSheet
  weWroteTo: (email: string) => `We wrote to ${email}`,
  invitationIsntSentYet: 'Your invitation isn’t sent yet.',
  inviteSomeone: 'Invite someone',
  sendTheInvitation: 'Send invitation',
  email: 'Email',
  invitationWorksAddressAlone: (value: number) => `The invitation works for this address alone, for ${value} days`,

  // MemberRow
  invitationCancelled: 'Invitation cancelled',
  askedOn: (invitedAt: string) => `Asked on ${invitedAt}`,
  moreActionsFor: (called: string) => `More actions for ${called}`,
  changeTheRole: 'Change role',
  takeTheInvitationBack: 'Cancel invitation',
  remove: 'Remove',
  takeInvitationBack: (called: string) => `Take the invitation of ${called} back?`,
  takeOutCompany: (called: string) => `Take ${called} out of the company?`,
  cancelInvitation: 'Cancel invitation',
  linkMailThenOpens: 'Their link will stop working.',
  theySeeNothingCompany: 'They’ll lose access straight away. Their jobs, notes and scores stay.',

  // PeopleCard
  team: 'Team',
  couldntLoadPeople: 'We couldn’t load your people',
  ownersCanInvitePeople: 'Owners can invite people, change roles and remove people.',
  justYou: 'Just you. Your plan has one seat.',
  seatsPlanTakenInvitations: (taken: number, seats: number) => `${taken} of ${seats} seats used, invitations included`,
  yourPeople: 'Your people',
  upgradeToAdd: 'Upgrade to add people',

  // RoleField
  role: 'Role',

  // RoleSheet
  roleChanged: 'Role changed',
  roleOf: (name: string) => `Role of ${name}`,
  save: 'Save',

  // MemberRow
  removed: (called: string) => `${called} removed`,
}
