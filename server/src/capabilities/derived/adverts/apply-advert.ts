/** A live job as whoever has no account reads it to apply. */
import type { Advert } from '@evenshift/contract/model/job/advert'
import { datePlus } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { inWeekOrder } from '@evenshift/contract/states/shift-words'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { asksMore, namedIn } from '#server/capabilities/derived/adverts/asked'
import { recordFigures } from '#server/capabilities/derived/adverts/employer-words'
import { foundJob, hoursOf, moneyOf, placeWords, weekOf } from '#server/capabilities/derived/adverts/shown-job'
import { payFigure } from '#server/capabilities/work/jobs/public'
import type { Parts } from '#server/http/call/context'

/** Null for a job that takes no applications, for one that was never public, and for none. */
export async function advertToApplyFor({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string): Promise<Advert | null> {
  const now = clock.now()
  const found = await foundJob(db, id, now)
  if (found === null || found.open === null) return null
  const { job, open } = found
  const week = weekOf(job, open)
  return {
    _id: job._id,
    title: job.title,
    employerName: job.employerName,
    logo: job.logo,
    pay: `${payFigure(job)} ${unitWords[job.salaryUnit]}`,
    week: { hours: hoursOf(week), pay: moneyOf(job, week) },
    place: placeWords(job),
    location: job.location,
    closingDate: job.closingDate,
    replyBy: datePlus(londonDay(now), job.replyWithinDays),
    record: recordFigures(job.employer)
      .map(([figure, label]) => `${figure} ${label}`)
      .join(', '),
    shifts: inWeekOrder(open).map(({ _id, day, start, end }) => ({ _id, day, start, end })),
    shiftsNeeded: job.shiftsNeeded,
    minimumAge: job.minimumAge,
    startDate: job.startDate,
    ...namedIn(job),
    screeningQuestions: job.screeningQuestions,
    requiresCv: job.requiresCv,
    asksMore: asksMore(job),
  }
}
