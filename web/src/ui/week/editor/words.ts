/** What is said in ui/week/editor. */
export const words = {
  // AvailabilityGrid
  atWork: 'work',
  isFree: 'free',
  notFree: 'not free',
  inClass: (name: string) => `class, ${name}`,
  markAllDay: (day: string) => `${day}, mark all day`,
  freeTimeHalfHours: 'Your free time, in half hours',

  // CopyDaySheet
  copyADay: 'Copy a day',
  cancel: 'Cancel',
  copy: 'Copy',
  copyFrom: 'Copy from',
  copyTo: 'Copy to',
  everyDay: 'Every day',

  // GridBlocks
  work: 'Work',

  // TimesList
  to: 'to',
  addATime: 'Add a time',
  fromWithDay: (day: string) => `${day}, from`,
  toWithDay: (day: string) => `${day}, to`,
  removeTo: (day: string, start: string, end: string) => `Remove ${day} ${start} to ${end}`,
  addATimeOn: (day: string) => `Add a time on ${day}`,

  // WeekEditor
  free: 'Free',
  erase: 'Erase',
  classLabel: 'Class',
  presets: 'Presets',
  markAs: 'Mark as',
  undo: 'Undo',
  className: 'Class name',
  typeTimesInstead: 'Type times instead',
  drawInstead: 'Draw your week instead',
  markFree: 'mark when you’re free',
  markClasses: 'mark your classes',
  pressHoldThenDrag: (mark: string) => `Press and hold, then drag, to ${mark}, over several days if you like.`,
  clickDragMarkWhen: (mark: string) =>
    `Click and drag to ${mark}, over several days if you like. Keyboard: arrows move, Shift + arrows select, Space marks.`,
  showNights: (hidden: boolean, hours: number) => `Show nights${hidden ? `, ${hours} h free` : ''}`,

  // presets
  evenings: 'Evenings',
  weekends: 'Weekends',
  mornings: 'Mornings',
  afternoons: 'Afternoons',
}
