/** What is said of an application that was just sent. */
export const words = {
  // AskedDays
  askedFor: (shifts: string) => `You asked for ${shifts}.`,
  turnSolid: (days: number) => `${days === 1 ? 'This day turns' : 'These days turn'} gold if you get the job.`,

  // WhatNext
  whatHappensNext: 'What happens next',

  // next-steps
  sent: 'Sent',
  today: (appliedAt: string) => `Today, ${appliedAt}`,
  canWithdrawAnyTime: 'You can withdraw any time.',
  replies: (employer: string) => `${employer} replies`,
  replyOrWeClose: 'An invitation, an offer, or a no with a reason. If they don’t reply, we’ll chase them, then close it and tell you.',
  by: (replyBy: string) => `By ${replyBy}`,
  firstShiftIfYes: 'First shift, if you get it',
  twoDaysToDecide: 'You have at least two days to decide on an offer.',
  from: (startDate: string) => `From ${startDate}`,
}
