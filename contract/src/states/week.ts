/** The days of the week; a day's id is its place here plus one. Imports nothing. */
export const dayKeys = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type DayKey = (typeof dayKeys)[number]
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
/** The days' ids as people read a week: from Monday. */
export const daysFromMonday: readonly number[] = [2, 3, 4, 5, 6, 7, 1]
/** "Saturday" of a day's id; empty where it is none. */
export const dayName = (day: number): string => dayNames[day - 1] ?? ''
/** How a job's shifts of a day lie in a seeker's week; none = the job has no shift that day. */
export const dayStates = ['fits', 'partly', 'clashes', 'none'] as const
export type DayState = (typeof dayStates)[number]
/** The parts of a day that a seeker is told to free or looks for. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof dayParts)[number]
/** The hours between which each lies, the last until midnight. */
export const dayPartHours = { morning: [6, 12], afternoon: [12, 17], evening: [17, 24] } as const satisfies Record<
  DayPart,
  readonly [number, number]
>
/** When somebody looks for shifts: in a part of the day, or on the two days of a weekend. */
export const shiftTimes = [...dayParts, 'weekend'] as const
export type ShiftTime = (typeof shiftTimes)[number]
