/** What is said in areas/seeker/settings. */
export const words = {
  // SeekerNotificationSettings
  everythingAppearsAppChoose: 'Everything appears in the app. Choose what we also send you.',

  // SeekerSettings
  everythingThatsYoursGoes:
    'Everything that’s yours goes straight away and can’t be brought back. Employers keep a record without your name.',

  // ViewedRow
  whosViewedYou: 'Who’s viewed you',
  viewed: (employer: string, day: string, time: string) => `${employer} viewed your application ${day}, ${time}.`,
  whoOpensWhatYouSend: 'Employers appear here once they open your application.',
  see: 'See all',
  seeWhosViewedYou: 'See all: Who’s viewed you',
}
