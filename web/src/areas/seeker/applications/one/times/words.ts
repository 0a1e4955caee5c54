/** What is said in areas/seeker/applications/one/times. */
export const words = {
  newTimes: 'New times',
  canYouWork: 'Can you work the new times?',
  asked: (employer: string, at: string) => `${employer} asked on ${at}.`,
  moved: 'Moved',
  fits: 'The new times fit your week.',
  doesntFit: 'Not all of it fits your week.',
  fromNext: 'If you say yes, the new times count from your next shift. Until then you keep what you agreed.',
  yes: 'Yes, I can do it',
  keep: 'Keep my time',
  agreed: (employer: string) => `${employer} knows you’ll work the new times`,
  kept: (employer: string) => `${employer} knows you’re keeping your time`,
}
