/** Shifts as people write them. Imports nothing. */
const dayShort: Readonly<Record<number, string>> = { 1: 'Sun', 2: 'Mon', 3: 'Tue', 4: 'Wed', 5: 'Thu', 6: 'Fri', 7: 'Sat' }

/** A shift of a day's id, 1 for Sunday, with its times as HH:mm. */
export interface ShiftTimes {
  readonly day: number
  readonly start: string
  readonly end: string
}
const fromMonday = ({ day }: ShiftTimes): number => (day + 5) % 7
const times = ({ start, end }: ShiftTimes): string => `${start}–${end}`

/** From Monday morning to Sunday night. */
export const inWeekOrder = <S extends ShiftTimes>(shifts: readonly S[]): S[] =>
  shifts.toSorted((a, b) => fromMonday(a) - fromMonday(b) || a.start.localeCompare(b.start))

/** Whether two shifts are on the same day, from and to the same times. */
export const isSameTime = (one: ShiftTimes, other: ShiftTimes): boolean =>
  one.day === other.day && one.start === other.start && one.end === other.end

/** Shifts of the same times together, in the order of the week. */
export function groupsOfTimes<S extends ShiftTimes>(shifts: readonly S[]): S[][] {
  const groups = new Map<string, S[]>()
  for (const shift of inWeekOrder(shifts)) groups.set(times(shift), [...(groups.get(times(shift)) ?? []), shift])
  return [...groups.values()]
}

/** "Mon, Wed, Thu 17:30–21:30", of shifts of the same times. */
export const groupWords = (group: readonly ShiftTimes[]): string =>
  group.map((shift, place) => (place < group.length - 1 ? (dayShort[shift.day] ?? '') : shiftWords(shift))).join(', ')

/** "Sat 09:00–13:00". */
export const shiftWords = (shift: ShiftTimes): string => `${dayShort[shift.day] ?? ''} ${times(shift)}`

/** The days of shifts from Monday, each once: "Tue 17:30–22:00", "Sat 09:00–13:00 and 18:00–21:00"; one for those that share their times. */
function daysWords(typed: readonly ShiftTimes[]): string[] {
  const shifts = inWeekOrder(typed)
  const days = [...new Set(shifts.map(({ day }) => day))]
  const [first] = shifts
  if (first === undefined) return ['No shifts']
  if (days.length > 1 && days.length === shifts.length && shifts.every((one) => times(one) === times(first))) {
    const names = days.map((day) => dayShort[day] ?? '')
    return [`${names.slice(0, -1).join(', ')} and ${names.at(-1)}, ${times(first)}`]
  }
  return days.map((of) =>
    [
      dayShort[of],
      shifts
        .filter(({ day }) => day === of)
        .map(times)
        .join(' and '),
    ].join(' '),
  )
}

/** From Monday: "Tue and Fri, 17:30–22:00"; with times of their own, each day once, "Tue 17:30–22:00, Sat 09:00–13:00 and 18:00–21:00". */
export const shiftsWords = (shifts: readonly ShiftTimes[]): string => daysWords(shifts).join(', ')

/** The same within a sentence: "Fri 17:00–21:00 and Sat 08:00–14:00". */
export function shiftsInSentence(shifts: readonly ShiftTimes[]): string {
  const days = daysWords(shifts)
  const and = days.some((day) => day.includes(' and ')) ? ', and ' : ' and '
  return [days.slice(0, -1).join(', '), days.at(-1)].filter(Boolean).join(and)
}
