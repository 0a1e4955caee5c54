import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/home/activity. */
export const words = {
  // ActivityCharts
  seeHowManyPeople: 'See how many people view your jobs, save them, apply and get hired.',
  activity: 'Activity',
  includedStandardPlan: (seeHow: string) => `${seeHow} Included in the Standard plan.`,
  seeYourOptions: 'See your options',
  couldntLoadActivity: 'We couldn’t load your activity',
  period: 'Period',

  // ChartWithTable
  showAsAChart: 'Show as a chart',
  showAsATable: 'Show as a table',

  // FunnelChart
  views: 'Views',
  saves: 'Saves',
  applications: 'Applications',
  interviews: 'Interviews',
  offers: 'Offers',
  hires: 'Hires',
  ofViews: 'of views',
  ofApplications: 'of applications',
  ofInterviews: 'of interviews',
  ofOffers: 'of offers',
  fromViewsToHires: 'From views to hires',
  step: 'Step',
  number: 'Number',
  percentage: 'Percentage',

  // JobsActivity
  view: (views: number) => counted(views, 'view'),
  save: (saves: number) => counted(saves, 'save'),
  application: (applications: number) => counted(applications, 'application'),
  interview: (interviews: number) => counted(interviews, 'interview'),
  offer: (offers: number) => counted(offers, 'offer'),
  hire: (hires: number) => counted(hires, 'hire'),
  jobByJob: 'Job by job',
  stillOpen: 'Still hiring?',

  // SeriesChart
  replies: 'Replies',
  show: 'Show',
  when: 'When',

  // series
  dayByDay: 'Daily',
  weekByWeek: 'Weekly',
  monthByMonth: 'Monthly',
  weekOf: (date: string) => `Week of ${date}`,

  // spans
  n7Days: '7 days',
  days: (value: number) => `${value} days`,
  n12Weeks: '12 weeks',
  n12Months: '12 months',
  n3Years: '3 years',
}
