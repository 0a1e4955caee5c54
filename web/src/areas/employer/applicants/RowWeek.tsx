import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { agreedWords, askedWords, fitWords, weekStates } from '#web/areas/employer/applicants/fit-words'
import { dayDate } from '#web/shared/words/dates'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
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
        <TextWithTimes
          text={
            agreed
              ? words.fromDay(agreed, application.startDate && dayDate(application.startDate))
              : askedWords(application) || fitWords(application.fit)
          }
        />
      </span>
    </>
  )
}
