/** What is said in areas/employer/applicants/one/starter. */
export const words = {
  // AgreedCard
  agreed: 'What you agreed',
  starts: (days: number, date: string) => (days === 0 ? 'Starts today' : `${days < 0 ? 'Started' : 'Starts'} ${date}`),
  agreedBefore: (agreed: string, now: string | null) =>
    `Agreed ${agreed}. ${now === null ? 'The job no longer has this shift.' : `The job says ${now} now.`}`,
  messageThem: (name: string) => `Message ${name}`,
  theirShift: 'Their shift',
  lastDay: 'Last day',
  youWroteOffer: 'You wrote with the offer',

  // ConfirmedSkillsCard
  confirmSkills: 'Confirm skills',
  whatHaveSeenDo: (name: string) => `What have you seen ${name} do?`,
  confirmAll: (length: number) => `Confirm all ${length}`,
  confirmTheOther: (length: number) => `Confirm the other ${length}`,
  theirProfileLaterApplications: 'Their profile and later applications will say that your company confirmed it. Press again to undo.',

  // ContactCard
  contact: 'Contact',
  ring: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Email ${email}`,
  born: (date: string) => `Born ${date}`,

  // DayOneCard
  beforeDayOne: 'Before day one',
  rightToWorkChecked: 'Right to work checked',
  checkRightToWork: 'Right to work check',
  beforeFirstShift: 'before the first shift',
  writtenTerms: 'Written terms',
  byDayOne: 'by day one',
  p45: 'P45 or starter checklist',
  beforeFirstPay: 'before their first payday',
  lawAsksTerms: 'By law, their written terms must cover pay, hours, holiday and notice.',

  // StarterInFull
  theirApplication: 'Their application',
  sentFitAndScores: 'What they sent, how it fitted and what you noted',
}
