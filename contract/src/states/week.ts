/** The days of the week; a day's id is its place here plus one. Imports nothing. */
export const dayKeys = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const
export type DayKey = (typeof dayKeys)[number]
/** How a job's shifts of a day lie in a seeker's week; none = the job has no shift that day. */
export const dayStates = ['fits', 'partly', 'clashes', 'none'] as const
export type DayState = (typeof dayStates)[number]
