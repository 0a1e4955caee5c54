import type { Work } from '@evenshift/contract/model/profile/work'
import type { MonthValue } from '#web/ui/form/MonthField'
import { words } from '#web/areas/seeker/profile/history/words'
import { monthOf } from '#web/areas/seeker/profile/history/months'

/** What work and education have in common, as their forms hold it. */
export interface PeriodValues {
  startDate: MonthValue
  endDate: MonthValue
  goesOn: boolean
  /** One a line. */
  achievements: string
}

/** A typed name as the calls take it: the server knows which of them our lists have. */
export const typedName = (name: string): Work['employer'] | null => (name.trim() ? { _id: null, name: name.trim() } : null)

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What must be chosen before the server can be asked. */
export function periodFaults({ startDate, endDate, goesOn }: PeriodValues): Record<string, string> {
  const { missing } = words.period
  return {
    ...(monthOf(startDate) ? {} : { startDate: missing }),
    ...(goesOn || monthOf(endDate) ? {} : { endDate: missing }),
  }
}

/** The fields of a period that stand in its form. */
export const periodFields = ({ goesOn }: PeriodValues): string[] => ['startDate', ...(goesOn ? [] : ['endDate']), 'goesOn', 'achievements']
