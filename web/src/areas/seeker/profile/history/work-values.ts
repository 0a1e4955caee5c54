import type { Input } from '@evenshift/contract/call'
import type { Work } from '@evenshift/contract/model/profile/work'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { monthOf, monthValue } from '#web/areas/seeker/profile/history/months'
import { words } from '#web/areas/seeker/profile/history/words'
import { type PeriodValues, linesOf, periodFaults, periodFields, typedName } from '#web/areas/seeker/profile/history/values'

export type WorkInput = Input<SeekerService['addWork']>['body']
export interface WorkValues extends PeriodValues {
  title: string
  employer: string
  sector: string
}

/** A job as the form shows it; an empty form for none. */
export const workValuesOf = (work: Work | null): WorkValues => ({
  title: work?.title ?? '',
  employer: work?.employer.name ?? '',
  sector: work?.sector?.name ?? '',
  startDate: monthValue(work?.startDate ?? null),
  endDate: monthValue(work?.endDate ?? null),
  goesOn: work?.currentlyWorking ?? false,
  achievements: work?.achievements.join('\n') ?? '',
})

export const workFaults = (values: WorkValues): Record<string, string> => ({
  ...(values.title.trim() ? {} : { title: words.work.job.missing }),
  ...(values.employer.trim() ? {} : { employer: words.work.employer.missing }),
  ...periodFaults(values),
})

/** The fields that stand in the form. */
export const workFields = (values: WorkValues): string[] => ['title', 'employer', 'sector', ...periodFields(values)]

/** The form's name of a path on the wire. */
export const workField = (path: string): string => (path === 'currentlyWorking' ? 'goesOn' : path)

/** What the call takes; null while something is missing. */
export function workInputOf(values: WorkValues): WorkInput | null {
  const [employer, startDate] = [typedName(values.employer), monthOf(values.startDate)]
  if (!employer || !startDate) return null
  return {
    title: values.title,
    employer,
    sector: typedName(values.sector),
    startDate,
    endDate: values.goesOn ? null : monthOf(values.endDate),
    currentlyWorking: values.goesOn,
    achievements: linesOf(values.achievements),
  }
}
