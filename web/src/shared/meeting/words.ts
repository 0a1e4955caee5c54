/** What is said in shared/meeting. */
export const words = {
  // CalendarButton
  addToCalendar: 'Add to calendar',

  // PickedTimes
  yourTimes: 'Your times',
  of: (length: number, most: number) => `${length} of ${most}`,
  change: (time: string) => `Change ${time}`,
  remove: (replace: string) => `Remove ${replace}`,

  // TimesPicker
  earlier: 'Earlier',
  to: (first: string, shortDate: string) => `${first} to ${shortDate}`,
  later: 'Later',
  timesFrom: (first: string) => `Times from ${first}`,
  canPickRemoveOne: (most: number) => `You can pick ${most}. Remove one first.`,
  allHours: 'Show earlier and later hours',
  usualHours: 'Show fewer hours',
  typeDateTime: 'Type a date and time',

  // TypedTime
  date: 'Date',
  chooseADate: 'Choose a date',
  from: 'From',
  thatsAlreadyPast: 'That’s already past',
  chooseATime: 'Choose a time',
  addTime: 'Add time',

  // meeting-calendar
  meetings: 'Meetings',
}
