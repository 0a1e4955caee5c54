/** What is said in areas/auth/verification. */
export const words = {
  // VerificationFrame
  signOut: 'Sign out',

  // VerificationPending
  beingChecked: 'Being checked',

  // VerificationRejected
  notApproved: 'Not approved',
}
