/** What is said in areas/auth/verification/rejected. */
export const words = {
  // RejectedCompany
  yourCompanyWasntApproved: 'Your company wasn’t approved',
  thingsToFix: (things: number) => `${things === 1 ? 'One thing' : `${things} things`} to fix before you can hire`,
  lookedAt: (company: string, day: string) => `Our team checked ${company} on ${day}.`,
  whatToFix: 'What to fix',
  youreReviewerHereCant: (names: string) =>
    `You’re a reviewer here, so you can’t change the company. ${names} can fix it and send it again.`,

  // RejectedProfile
  yourProfileWasntApproved: 'Your profile wasn’t approved',

  // TriesCard
  nothingLostFixWhats: 'Nothing is lost. Fix this and send it again.',
  youveSentAgainOften: 'You’ve sent it again as often as you can.',
  triesLeft: 'Tries left',
  youHaveLeft: (left: number) => `You have ${left} ${left === 1 ? 'try' : 'tries'} left`,
  haveNoTriesLeft: 'You have no tries left',
  afterCanStillAppeal: 'After that you can still appeal, and someone else decides.',
  canStillAppealSomeone: 'You can still appeal, and someone else decides.',
}
