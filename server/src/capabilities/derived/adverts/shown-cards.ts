/** Jobs of a list that anybody may read, in words. */
import type { JobShift } from '@evenshift/contract/model/week'
import { datePlus } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { hoursWords, paidHoursWords } from '@evenshift/contract/states/hours-words'
import { takesApplications } from '@evenshift/contract/states/job/job'
import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { hasTooFewShifts, openShifts } from '@evenshift/contract/states/job/usual-hours'
import { type ListedJob, jobsForCards } from '#server/capabilities/derived/adverts/adverts'
import { dayWords } from '#server/capabilities/ground/reference/public'
import { takenShifts } from '#server/capabilities/work/hiring/public'
import { payFigure, shiftsTold, usualWeek } from '#server/capabilities/work/jobs/public'
import type { ShownCard } from '#server/http/pages/job-card'
import type { Db } from '#server/platform/database/port'

/** Days before its last in which a job closes soon. */
const SOON_DAYS = 3

function cardOf({ card, asked, employer }: ListedJob, open: readonly JobShift[], now: Date): ShownCard {
  const { title, closingDate, replyWithinDays } = card
  const week = usualWeek({ ...card, totalHours: null, shifts: asked.shifts, shiftsNeeded: asked.shiftsNeeded }, open)
  // A break between the hours of a shift is none of those that are paid.
  const said = open.some(({ breakMinutes }) => breakMinutes > 0) ? paidHoursWords : hoursWords
  const hours = `${week.hoursMost === null ? '' : 'from '}${said(week.hours)}`
  return {
    path: jobAddress(card),
    title,
    company: employer.name,
    place: card.workplace === 'remote' ? 'From home' : (card.outcode ?? card.location),
    logo: employer.logo,
    pay: { figure: payFigure(card), unit: unitWords[card.salaryUnit], hours: `${hours} a week` },
    days: [...new Set(open.map(({ day }) => day))],
    shifts: shiftsTold({ ...asked, shifts: open }),
    reply: `Reply within ${replyWithinDays} days`,
    closes: `Closes ${dayWords(closingDate, now)}`,
    isSoon: closingDate <= datePlus(londonDay(now), SOON_DAYS),
  }
}

/** A job that takes applications, as its card and with the shifts that can still be had. */
export interface OpenJob {
  readonly card: ShownCard
  readonly open: readonly JobShift[]
}
/** These jobs, in this order; what takes no applications any more, or has too few shifts left for one person, is left out. */
export async function openJobs(db: Db, ids: readonly string[], now: Date): Promise<OpenJob[]> {
  if (ids.length === 0) return []
  const jobs = await jobsForCards(db, ids, now)
  const asked = [...jobs].map(([id, job]) => ({ id, ...job.asked }))
  const taken = await takenShifts(db, asked, now)
  return ids.flatMap((id) => {
    const job = jobs.get(id)
    if (job === undefined || !takesApplications(job.card.status) || hasTooFewShifts(job.asked, taken)) return []
    const open = openShifts(job.asked, taken)
    return [{ card: cardOf(job, open, now), open }]
  })
}

/** The cards of the same. */
export const shownCards = async (db: Db, ids: readonly string[], now: Date): Promise<ShownCard[]> =>
  (await openJobs(db, ids, now)).map(({ card }) => card)
