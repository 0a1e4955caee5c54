/** What is said in areas/seeker/interview/help. */
export const words = {
  // AdjustmentSheet
  askAnotherWayAnswer: 'Ask for another way to answer',
  dontHaveSayWhy: 'You don’t have to say why. You can always write your answers instead of recording.',
  whatWouldHelp: 'What would help',

  // AskSheet
  weveToldTheEmployer: 'We’ve told the employer',
  ask: 'Ask',
  chooseOne: 'Choose one',
  messageOptional: 'Message (optional)',

  // ExtensionSheet
  askForMoreDays: 'Ask for more time',
  employerDecidesUntilThen: 'The employer decides. Until then, your deadline stays the same.',
  whyNeedMoreTime: 'Why you need more time',

  // HelpCard
  needMoreTimeAnother: 'Need more time or another way?',
  justAskDontHave: 'Just ask. You don’t have to say why, and it won’t affect your chances.',
  askedMoreDaysWhen: (employerName: string) => `You asked for more days. When ${employerName} gives them, the date above changes.`,
  askedAnotherWayHas: (employerName: string) => `You asked for another way. ${employerName} has been told. Their reply will appear here.`,
  didntGrantWhatAsked: (employerName: string) =>
    `${employerName} didn’t grant what you asked for. You can ask again, and say more if you like.`,
  answerAnotherWay: 'Ask for another way',
}
