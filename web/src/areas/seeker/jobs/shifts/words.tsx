import type { ReactNode } from 'react'
import { minutesWords } from '#web/shared/week/worked-hours'

/** What is said in areas/seeker/jobs/shifts. */
export const words = {
  // ChoiceLine
  of: (value: number) => `of ${value} ${value === 1 ? 'shift' : 'shifts'}`,
  aWeek: 'a week',
  afterTravel: 'after travel',

  // ShiftChoiceCard
  sayWhenFree: 'Say when you’re free',
  toSeeFit: (sayWhenFree: ReactNode) => <>{sayWhenFree} to see which shifts fit.</>,
  chosen: 'Chosen',
  notChosen: 'Not chosen',
  free: 'Free',
  busy: 'Busy',
  flexibleShifts: 'Flexible shifts',
  jobHasNoSet: 'This job has no set shifts. Ask which days when you apply.',

  // PlainShiftsCard
  noSetShifts: 'This job has no set shifts.',
  titleOf: { yours: 'Your shifts', offered: 'The shifts you’re offered', theirs: 'The shifts' },
  shift: 'Shift',
  yourShift: 'Your shift',

  // ShiftChoiceCard
  chosenLabel: ', chosen',
  yourShifts: 'Your shifts',
  chooseYourShifts: 'Choose your shifts',
  shifts: (listed: string, text: string) => `Shifts: ${listed}. ${text}`,

  // ShiftRows
  taken: 'Filled',
  minUnpaidBreak: (breakMinutes: number) => `${minutesWords(breakMinutes)} unpaid break`,

  // NearlyFree
  freeOn: (day: string, from: string | null, until: string | null) =>
    `${[from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ')} on ${day}s`,
  imFree: (when: string) => `I’m free ${when}`,
  addedToWeek: 'Added to your week',
  nowFree: (when: string) => `You’re now free ${when}.`,
  undo: 'Undo',
  couldntChangeWeek: 'We couldn’t change your week. Try again in a moment.',

  // shift-states
  clashesWith: (label: string, start: string) => `Clashes with ${label}, ${start}`,
  youveSaidFreeUntil: (until: string) => `you’ve said free until ${until}`,
}
