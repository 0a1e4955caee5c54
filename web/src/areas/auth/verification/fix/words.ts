/** What is said in areas/auth/verification/fix. */
export const words = {
  // CompanyFix
  yourCompany: 'your company',
  whatYouSent: 'What you sent',

  // WhatIsFine
  everythingElseIsFine: 'Everything else is fine',
  emailConfirmed: 'Your email is confirmed',

  // FixForm
  save: 'Save',
  fixAndSendAgain: 'Fix and send again',
  wellLookWithinOne: 'We’ll look within one working day.',

  // ProfileFix
  yourProfile: 'your profile',
  you: 'You',
  firstName: 'First name',
  lastName: 'Last name',
  city: 'City',
  aboutYou: 'About you',
  headline: 'Headline',

  // company-doubts
  couldntConfirmNumberRegister: 'We couldn’t confirm this number with the register',
  isntNameRegister: 'This isn’t the name on the register',
  addWebsiteEmailBelongs: 'Add the website that your email belongs to',
  emailSignedUpIsnt: 'The email you signed up with isn’t at this website',

  // useSentAgain
  saved: 'Saved',
}
