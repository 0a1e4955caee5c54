import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { agreedWords, askedWords, fitWords, weekStates } from '#web/areas/employer/applicants/fit-words'
import { dayDate } from '#web/shared/words/dates'
import { wholeTimes } from '#web/shared/words/whole-times'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { words } from '#web/areas/employer/applicants/words'

type Application = Pick<EmployerApplication, 'status' | 'fit' | 'asked' | 'agreed' | 'startDate'>

interface RowWeekProps {
  readonly application: Application
}

/** The week of an applicant of a job: what they were offered or agreed, and from when; else how they fit, or what they asked for. */
export function RowWeek({ application }: RowWeekProps) {
  const agreed = agreedWords(application)
  return (
    <>
      <WeekStrip size="tiny" days={weekStates(application)} />
      <span>
        {agreed
          ? words.fromDay(wholeTimes(agreed), application.startDate && dayDate(application.startDate))
          : askedWords(application) || fitWords(application.fit)}
      </span>
    </>
  )
}
