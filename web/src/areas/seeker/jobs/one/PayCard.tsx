import type { JobDetail } from '@evenshift/contract/model/application/application'
import type { Offer } from '@evenshift/contract/model/offer'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { agreedOffer, isOver, outlivingOffer } from '#web/areas/seeker/jobs/one/settled'
import { shiftsLeft } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { tickedWords } from '#web/areas/seeker/jobs/shifts/choice-words'
import type { ChoiceFigures } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import { hoursSaid, weekToThePenny, weekHours } from '#web/shared/job-week/week-words'
import { byWord } from '#web/shared/words/way'
import { PayDetails } from '#web/shared/job/PayDetails'
import { hoursWords } from '#web/shared/week/worked-hours'
import { payWords, pounds } from '#web/shared/words/pay'
import { words } from '#web/areas/seeker/jobs/one/words'

/** "4 bus trips". */
const tripWords = (mode: string, trips: number): string =>
  mode === 'public_transport' ? words.busTrip(trips) : `${words.trip(trips)} ${byWord(mode)}`

/** The week of the ticked shifts; of any that can be ticked while none is. */
function weekOf(job: JobDetail, { count, hours, weekly }: ChoiceFigures) {
  if (count > 0 && weekly !== null)
    return { label: [tickedWords(job, count), words.hoursAWeek(hoursWords(hours))].filter(Boolean).join(', '), weekly }
  const open = { ...job, shifts: shiftsLeft(job) }
  return job.week.pay !== null && isChoice(open) ? { label: weekHours(open), weekly: weekToThePenny(job) } : null
}

/** The week of any of its shifts, as it was advertised, where people chose among them. */
const advertisedWeek = (job: JobDetail) =>
  job.week.pay !== null && isChoice(job) ? { label: words.hoursAWeek(hoursSaid(job.week)), weekly: weekToThePenny(job) } : null

/** What was agreed or is offered; of the advert's own pay only what holds of it too. */
function OfferPay({ job, offer: { pay, payUnit, hoursPerWeek, payBands } }: { readonly job: JobDetail; readonly offer: Offer }) {
  const isAdvertised = pay === job.salary && payUnit === job.salaryUnit
  const payCard = { ...job.payCard, hourly: null, weekly: null, ...(!isAdvertised && { holidayPayHourly: null, bandLine: '' }) }
  return (
    <PayDetails
      job={{ ...job, salary: pay, salaryMax: null, salaryUnit: payUnit, hoursPerWeek, payBands, payCard }}
      week={payUnit === 'hour' ? { label: words.hoursAWeek(hoursWords(hoursPerWeek)), weekly: pay * hoursPerWeek } : null}
    />
  )
}

/** What the job pays, and what is left of it after this person's ways there and back. */
export function PayCard({ job, figures }: { readonly job: JobDetail; readonly figures: ChoiceFigures }) {
  const { travel, fare, doorToDoorHourly } = job.payCard
  const { count, afterTravel, doorToDoor } = figures
  const terms = agreedOffer(job) ?? outlivingOffer(job)
  if (terms) return <OfferPay job={job} offer={terms} />
  if (isOver(job)) return <PayDetails job={job} week={advertisedWeek(job)} />
  const week = weekOf(job, figures)
  if (count === 0 || travel === null || !travel.minutes || fare === null || afterTravel === null)
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
      {...(fare > 0 && { foot: { label: words.afterTravelAWeek, figure: pounds(afterTravel) } })}
    />
  )
}
