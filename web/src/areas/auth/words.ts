/** What is said in areas/auth. */
export const words = {
  // AskToSwitch
  changeSides: 'Change sides',
  continueAs: (person: string) => `Continue as ${person}?`,
  youreSignedYoullStay: (person: string) => `You’re signed in as ${person}. You’ll stay signed in and can switch back at any time.`,
  continueAsWithPerson: (person: string) => `Continue as ${person}`,
  stay: (person: string) => `Stay ${person}`,

  // Pitch
  cafe: 'Café',
  tutor: 'Tutor',
  library: 'Library',
  class: 'Class',
  weekClassesDayShifts: 'A week with classes by day, and shifts on Monday, Wednesday and Friday evening, Saturday morning and Sunday.',
  mia: 'Mia',
  leo: 'Leo',
  zara: 'Zara',
  weekOfShiftsFilled: 'A week of seven shifts, each with the name of who works it: Mia, Leo or Zara.',
  whichShiftsEachCan: 'See which of your shifts each person can work.',
  youSayWhenTheyHear: 'You say when people hear back, and we remind you.',
  checkCostsNothing: 'We check every company. It’s free and takes up to one working day.',
}
