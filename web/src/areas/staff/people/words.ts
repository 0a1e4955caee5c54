/** What is said in areas/staff/people. */
export const words = {
  // CompanyPart
  people: (size: string) => `${size} people`,
  suspend: 'Suspend',
  restore: 'Restore',
  why: 'Why',
  companyNumber: 'Company number',
  website: 'Website',
  plan: 'Plan',
  joined: 'Joined',
  reports: 'Reports',
  peopleLabel: 'People',
  peopleOfTheCompany: 'People of the company',
  jobs: 'Jobs',
  jobsOfTheCompany: 'Jobs of the company',
  untitled: 'Untitled',

  // ContactRow
  writeTheReason: 'Write the reason',
  email: 'Email',
  phone: 'Phone',
  notGiven: 'Not given',
  showContactDetails: 'Show contact details',
  show: 'Show',
  reason: 'Reason',
  auditKeepsDontWrite: 'The audit keeps this. Don’t write anything personal.',

  // LookNote
  openedLogEveryLook: (clockTime: string) => `You opened this at ${clockTime}. We log every look at personal data with your name.`,

  // PeopleScreen
  n1Report: '1 report',
  reportsWithReports: (reports: number) => `${reports} reports`,
  seeker: 'Seeker',
  searchPeopleAndCompanies: 'Search people and companies',
  weCouldntSearch: 'We couldn’t search',
  noOneFound: 'No one found',
  tryPartNameEmail: 'Try a part of a name, an email or a company.',
  searchToStart: 'Search to start',
  eachPersonSeeRow: 'We log each person you see.',
  found: 'Found',
  choosePerson: 'Choose a person or a company',
  companies: 'Companies',

  // PersonPart
  signOutEverywhere: 'Sign out everywhere',
  status: 'Status',
  city: 'City',
  lastSeen: 'Last seen',
  reportsAboutTheCompany: 'Reports about the company',

  // SignOutDialog
  signedOutEverywhere: (name: string) => `${name} signed out everywhere`,
  signOutEverywhereWithName: (name: string) => `Sign ${name} out everywhere?`,
  signOut: 'Sign out',
  theyllHaveSignAgain: 'They’ll have to sign in again on each device.',

  // StatusSheet
  restored: (name: string) => `${name} restored`,
  suspended: (name: string) => `${name} suspended`,
  restoreWithName: (name: string) => `Restore ${name}?`,
  suspendWithName: (name: string) => `Suspend ${name}?`,
  theyreApprovedAgainTold: 'They’re approved again and are told.',
  companysJobsPauseSeekers: 'A company’s jobs pause. A seeker’s applications are hidden. They’re told why.',
  reasonOptional: 'Reason (optional)',
  reasonGets: (name: string) => `Reason ${name} gets`,

  // Told
  whoLookedHere: 'Who looked here',
  noOneYet: 'No one yet',
}
