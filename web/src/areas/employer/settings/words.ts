/** What is said in areas/employer/settings. */
export const words = {
  // DigestCard
  dontSendIt: 'Don’t send it',
  dailyDigest: 'Daily digest',
  oneEmailDayEveryone: 'One email a day with everyone who’s waiting to hear from you. Shortlist or turn people down straight from it.',
  sendItAt: 'Send it at',
  noEmailIfNoOne: 'No email if no one’s waiting',
  notOnSundays: 'Not on Sundays',

  // EmployerNotificationSettings
  everythingAppearsAppEveryone: 'Everything appears in the app. Each person on the team chooses what else they’re sent.',

  // EmployerSettings
  yourData: 'Your data',
  companyEveryonesAccountGo: 'We delete your company and everyone’s account in it straight away. You can’t undo this.',
  accountGoesStraightAway: 'We delete your account straight away. You can’t undo this.',
}
