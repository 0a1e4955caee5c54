import type { Job } from '@evenshift/contract/model/job/job'
import type { ChoiceFigures } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { byWord } from '#web/shared/words/way'
import { PayDetails } from '#web/shared/job/PayDetails'
import { payWords, pounds } from '#web/shared/words/pay'
import { words } from '#web/areas/seeker/jobs/one/words'

/** "4 bus trips". */
const tripWords = (mode: string, trips: number): string =>
  mode === 'public_transport' ? words.busTrip(trips) : `${words.trip(trips)} ${byWord(mode)}`

/** What the job pays, and what is left of it after this person's ways there and back. */
export function PayCard({ job, figures }: { readonly job: Job; readonly figures: ChoiceFigures }) {
  const { travel, fare, doorToDoorHourly } = job.payCard
  const { count, hours, weekly, afterTravel, doorToDoor } = figures
  const week = count > 0 && weekly !== null ? { hours, weekly } : null
  if (week === null || travel === null || !travel.minutes || fare === null || afterTravel === null)
    return <PayDetails job={job} week={week} />
  const trips = 2 * count
  return (
    <PayDetails
      job={job}
      week={week}
      ways={[
        { label: words.travelWithMode(tripWords(travel.mode, trips)), figure: fare === 0 ? 'free' : `−${pounds(trips * fare)}` },
        // Nobody is told it of a way that is beyond reach.
        ...(doorToDoorHourly === null || doorToDoor === null
          ? []
          : [{ label: words.doorToDoorEstimate, figure: payWords(doorToDoor, 'hour') }]),
      ]}
      foot={{ label: words.afterTravelAWeek, figure: pounds(afterTravel) }}
    />
  )
}
