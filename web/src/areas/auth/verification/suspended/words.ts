/** What is said in areas/auth/verification/suspended. */
export const words = {
  // EndPlan
  yourPlan: 'Your plan',
  endsNothingMoreCharged: (day: string) => `It ends on ${day}. Nothing more is charged.`,
  renewsSuspendedNot: (day: string) => `It renews on ${day}, suspended or not.`,
  cancelPlan: 'Cancel plan',
  cancelYourPlan: 'Cancel your plan?',
  keepIt: 'Keep it',
  runsUntilNothingMore: (day: string) => `It runs until ${day}. Nothing more is charged after that.`,

  // OpenApplications
  yourApplicationIsWithdrawn: 'Application withdrawn',
  yourApplications: 'Your applications',
  employersCantSeeThem: 'Employers can’t see them while you’re suspended.',
  withdraw: 'Withdraw',
  withdrawFrom: (title: string) => `Withdraw from ${title}`,
  withdrawYourApplication: 'Withdraw your application?',
  canNoLongerOpen: (employerName: string) => `${employerName} can no longer open it.`,

  // SuspendedCompany
  isSuspended: (companyName: string) => `${companyName} is suspended`,
  jobsHiddenCantSend: 'Your jobs are hidden and you can’t send anything until this is sorted out.',

  // SuspendedNote
  why: 'Why',
  thinkWrongAppealSomeone: 'Think this is wrong? Appeal, and someone else looks again. This page updates on its own.',

  // SuspendedProfile
  yourAccountIsSuspended: 'Your account is suspended',
  youreHiddenEvenshiftCant: 'You’re hidden on Evenshift and can’t send anything until this is sorted out.',
}
