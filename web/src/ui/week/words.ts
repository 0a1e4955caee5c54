/** What is said in ui/week. */
export const words = {
  // TallWeek
  shiftThatFits: 'Shift that fits',
  notChosen: 'Not chosen',
  clash: 'Clash',
  youreFree: 'You’re free',
  class: 'Class',
  asItWas: 'As it was',
  noMore: 'No more',
  new: 'New',

  // days
  mon: 'Mon',
  monday: 'Monday',
  tue: 'Tue',
  tuesday: 'Tuesday',
  wed: 'Wed',
  wednesday: 'Wednesday',
  thu: 'Thu',
  thursday: 'Thursday',
  fri: 'Fri',
  friday: 'Friday',
  sat: 'Sat',
  saturday: 'Saturday',
  sun: 'Sun',
  sunday: 'Sunday',

  // week-summary
  noFreeTimeYet: 'No free time yet',

  // week-summary
  freeOn: (whole: string) => `free on ${whole}`,
  aLittleOn: (part: string) => `a little on ${part}`,

  // PlannedWeek
  classes: 'Class',
  yourWorkAt: (employer: string) => `Your work at ${employer}`,
  travelling: 'Travelling',
}
