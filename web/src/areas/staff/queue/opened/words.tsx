import type { ReactNode } from 'react'
/** What is said in areas/staff/queue/opened. */
export const words = {
  // CaseBody
  aboutTheCompany: 'About the company',
  aboutThePerson: 'About the person',
  email: 'Email',
  dateOfBirth: 'Date of birth',
  headline: 'Headline',
  companyNumber: 'Company number',
  onTheRegisterAs: 'On the register as',
  registerStatus: 'Register status',
  website: 'Website',
  contact: 'Contact',
  address: 'Address',
  size: 'Size',
  sent: 'Sent',
  sentAt: (day: string, time: string) => `${day}, ${time}`,

  // Checks
  risks: 'Risks',
  fine: 'Fine',
  checkThis: 'Check this',
  notNeeded: 'Not needed',
  open: 'Open',

  // History
  doneBy: (what: string, by: string, note: string) => `${what} by ${by}${note && `: “${note}”`}`,
  history: 'History',
  nothingDecidedYet: 'Nothing decided yet',

  // JobAdvert
  theAdvert: 'The advert',
  noDescriptionYet: 'No description yet.',
  pay: 'Pay',
  shifts: 'Shifts',
  place: 'Place',
  reference: 'Reference',
  applicants: 'Applicants',
  none: 'None',

  // OpenCase
  queue: 'Queue',

  // OpenPlan
  evidence: 'Evidence',
  aCompany: 'A company',
  charity: 'Charity',
  school: 'School',
  whatTheySaid: 'What they said',
  theCompany: 'the company',

  // Opened
  loading: 'Loading',
  weCouldntLoadThis: 'We couldn’t load this',
  thisIsGone: 'This is gone',
  mayHaveBeenDeleted: 'It may have been deleted.',
  viewQueue: 'View queue',

  // SaidAbout
  from: (sender: ReactNode, isMany: boolean) => (
    <>
      From {sender}
      {isMany && ' and others'}
    </>
  ),
  viewScreenshot: 'View screenshot',

  // Checks
  openWithText: (text: string) => `Open, ${text}`,

  // SaidAbout
  whatPeopleSaid: (length: number) => `What ${length} people said`,
}
