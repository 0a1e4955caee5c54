/** What is said in areas/staff/colleagues. */
export const words = {
  // ColleaguesScreen
  colleagues: 'Colleagues',
  team: 'Team',
  reviewersDecideCasesAdministrators: 'Reviewers decide cases. Administrators also invite and change roles.',
  loadingColleagues: 'Loading your colleagues',
  couldntLoadColleagues: 'We couldn’t load your colleagues',
  roleChanged: 'Role changed',
  joined: (joinedAt: string) => `Joined ${joinedAt}`,

  // InviteCard
  invitationSent: 'Invitation sent',
  invite: 'Invite',
  inviteAColleague: 'Invite a colleague',
  yourInvitation: 'your invitation',
  email: 'Email',
  role: 'Role',
  sendInvitation: 'Send invitation',

  // RemoveButton
  colleagueRemoved: 'Colleague removed',
  remove: 'Remove',
  theyreSignedOutOnce: 'They’re signed out straight away and can’t come back in. What they decided stays in the audit with their name.',

  // ColleaguesScreen
  joinedWithJoinedAt: (joinedAt: string) => `Joined ${joinedAt}`,
  invitedNotJoinedYet: (invitedAt: string) => `Invited ${invitedAt}, not joined yet`,
  you: (role: string) => `You · ${role}`,
  roleOf: (email: string) => `Role of ${email}`,

  // RemoveButton
  removeWithEmail: (email: string) => `Remove ${email}`,
  removeNamed: (email: string) => `Remove ${email}?`,
}
