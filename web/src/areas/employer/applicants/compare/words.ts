/** What is said in areas/employer/applicants/compare. */
export const words = {
  // CompareScreen
  compare: 'Compare',
  chooseDifferentPeople: 'Choose different people',
  noOneToCompare: 'No one to compare',
  select24Applicants: 'Select 2 to 4 applicants in the list.',
  weCouldntLoadEveryone: 'We couldn’t load everyone',
  openingTheApplications: 'Opening the applications',
  sideBySide: 'Side by side',
  applicantsBeingCompared: 'Applicants being compared',
  comparedBy: 'Compared by',
  yourReply: 'Your reply',
  notSaid: 'Not said',
  noOneHasShown: 'Not shown by anyone',
  theyCanEachSee: 'They can each see you viewed their application. The match never uses age, photo or video.',

  // criteria
  shown: 'Shown',
  partly: 'Partly',
  notShown: 'Not shown',
  clash: 'Clash',
  theyHaventSaidWhen: 'They haven’t said when they’re free.',
  clashes: (clashes: string) => `Clashes: ${clashes}`,
  status: 'Stage',
  weekFit: 'Week fit',
  match: 'Match',
  note: 'Note',
  workExperience: 'Work experience',
  education: 'Education',
  interview: 'Interview',
  scores: 'Scores',
}
