/** What is said in areas/auth/verification/check. */
export const words = {
  // CheckRows
  yourEmailIsConfirmed: 'Your email is confirmed',
  someoneOurTeamTakes: 'Someone on our team takes a look',

  // CheckedCompany
  wereChecking: (companyName: string) => `We’re checking ${companyName}`,
  whyWeCheck: 'Why we check',
  everyoneWhoAppliesSees: 'Everyone who applies sees what was checked and when. It’s why people here trust the jobs.',
  whatWeCheck: 'What we check',
  mayRing: (phone: string) => `We may ring you on ${phone}.`,
  checkedOn: (checkedOn: string) => `Checked on ${checkedOn}`,
  pageUpdatesOwnWell: 'This page updates on its own, and we’ll email you.',
  yourDetails: 'Your details',
  somethingWrongMissingCan: 'Something wrong or missing? You can change it while we check.',
  editYourDetails: 'Edit your details',

  yourPage: 'Your website or page',

  // CheckedProfile
  wereCheckingYourProfile: 'We’re checking your profile',
  untilThenEmployersCant: 'Until then employers can’t see you.',

  // FirstJob
  writeFirstJobNow: 'Write your first job now',
  goOnWithDraft: 'Go on with your draft',
  savedDraftReadyPublish: 'It’s saved as a draft, ready to publish when you’re approved.',
  orStartAnother: 'Or start another',
  continue: (title: string) => `Continue ${title}`,
  continueLabel: 'Continue',
  allRoles: 'All roles',

  // MissingWebsite
  enterWebsiteLikeExample: 'Enter your website, like example.co.uk',
  yourWebsiteIsMissing: 'Your website is missing',
  ifMatchesEmailMay: 'If it matches your email, we may approve you straight away.',
  helpsUsCheck: 'Optional. A page on Facebook, Instagram or Google is fine too.',
  yourWebsite: 'your website',
  website: 'Website',
  save: 'Save',
}
