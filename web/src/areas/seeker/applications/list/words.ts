/** What is said in areas/seeker/applications/list. */
export const words = {
  // ApplicationCard
  viewOffer: 'View offer',
  startInterview: 'Start interview',
  pickATime: 'Pick a time',
  readMessage: 'Read message',
  view: 'View',
  seeChanges: 'See changes',
  jobChanged: 'Job changed',
  changedSayIfItStillFits: (day: string) => `The job changed on ${day}. Say if it still fits.`,
  meetingOn: (meeting: string, moment: string) => `${meeting}: ${moment}.`,
  meetingStillOn: (meeting: string, moment: string) => `${meeting}: ${moment}. Still on.`,
  newMessage: 'New message',

  // ApplicationList
  noneLeft: 'Nothing left here',
  dealtWith: 'What was here has been dealt with or has moved on.',
  showAll: 'Show all',
  couldntLoadApplications: 'We couldn’t load your applications',
  findWork: 'Find work',

  // ApplicationsScreen
  moreAboutYourApplications: 'More about your applications',
  messages: 'Messages',
  whosViewedYou: 'Who’s viewed you',
  whyIWasntChosen: 'Why I wasn’t chosen',
  applications: 'Applications',

  // YourJobs
  yourJobs: (jobs: number) => (jobs === 1 ? 'Your job' : 'Your jobs'),
  fromHome: 'From home',
  startOn: (day: string) => `You start on ${day}`,
  nextShift: (day: string) => `Next shift ${day}`,
  yourTurn: 'Your turn',
  canYouWork: 'Can you work the new times?',
  flexibleShifts: 'Flexible shifts',
  viewJob: 'View job',
  getReady: 'Get ready',
  named: (act: string, job: string, employer: string) => `${act}: ${job}, ${employer}`,
  aWeek: (pay: string) => `${pay} a week`,

  // ListPills
  filterByStatus: 'Filter by status',
  filterByTurn: 'Filter by whose turn it is',
  turns: { yours: 'Your turn', late: 'Late' },
  yourTurnFirst: 'Your turn first',
  all: (all: number) => `All ${all}`,

  // ViewsScreen
  couldntLoadWhoLooked: 'We couldn’t load who looked',
  noViewsYet: 'No views yet',
  whenEmployerOpensApplication: 'When an employer views your application, you’ll see it here.',
  seeYourApplications: 'See your applications',

  // ApplicationCard
  whereStands: (title: string) => `Where ${title} stands`,
}
