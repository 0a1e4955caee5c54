import { shiftWords } from '#contract/states/shift-words'

/** What keeps a shift out of a week where that is no class and no work. */
export const notFree = { travel: 'not enough travel time', hours: 'not in your free time' } as const
const asTold: readonly string[] = Object.values(notFree)

const WORK = 'work at '
/** The label of work that is held: "work at Greenbasket Grocers". */
export const workLabel = (employer: string): string => `${WORK}${employer}`
/** "Greenbasket Grocers" of work; a class stays as it is called. */
export const clashName = (label: string): string => (label.startsWith(WORK) ? label.slice(WORK.length) : label)

/** A shift with what stands in its way: "Sat 16:30–21:30 clashes with Greenbasket Grocers", "Sat 16:30–21:30: not in your free time". */
export function clashWords(shift: Parameters<typeof shiftWords>[0], label: string): string {
  return asTold.includes(label) ? `${shiftWords(shift)}: ${label}` : `${shiftWords(shift)} clashes with ${clashName(label)}`
}
