/** What a refusal can name of shifts, and their fields tell: the list, a row of it, a part of a row. */
export const shiftFields = ['shifts', 'shifts.*', 'shifts.*.day', 'shifts.*.start', 'shifts.*.end', 'shifts.*.breakMinutes'] as const
