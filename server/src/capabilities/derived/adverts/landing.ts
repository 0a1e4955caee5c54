/** What the landing page tells of this market: its newest jobs, and how it does. */
import { SEARCH_TOTAL_MOST } from '@evenshift/contract/constants'
import { waitOf } from '@evenshift/contract/states/hours-words'
import { unitWords } from '@evenshift/contract/states/job/pay-words'
import { type OpenJob, openJobs } from '#server/capabilities/derived/adverts/shown-cards'
import { visitorScope } from '#server/capabilities/derived/adverts/visitor'
import { cities } from '#server/capabilities/ground/reference/public'
import { PAY_EMPLOYERS_LEAST, citiesOfMost, orderOf, payOfAll, plainPage } from '#server/capabilities/ground/search/public'
import { repliesOfAll } from '#server/capabilities/work/hiring/public'
import { pounds } from '#server/capabilities/work/jobs/public'
import type { Parts } from '#server/http/call/context'
import type { LandingJobs, ShownFigure, WeekShift } from '#server/http/pages/landing/shown'

const CARDS = 6
/** The hero's week has room for shifts of more jobs than there are cards. */
const JOBS_MOST = 12
const TOWNS = 4
/** Fewer would tell of one company, or of luck. */
const LEAST = 20

const figures = (count: number): string => count.toLocaleString('en-GB')

/** A shift has room for the first words of a title, and for pay by the hour. */
function shiftsOf({ card: { title, pay }, open }: OpenJob): WeekShift[] {
  const [work = title] = title.split(/[,:(]/, 1)
  return open.map(({ day, start, end }) => ({ day, start, end, title: work.trim(), pay: pay.unit === unitWords.hour ? pay.figure : '' }))
}

/** The newest live jobs, and how many there are. */
export async function landingJobs({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<LandingJobs> {
  const now = clock.now()
  const scope = visitorScope({ from: null, days: [] }, {}, now)
  const { rows, total } = await plainPage(db, scope, orderOf('newest', null), { after: null, offset: 0, limit: JOBS_MOST })
  const jobs = await openJobs(
    db,
    rows.map(({ jobId }) => jobId),
    now,
  )
  return {
    cards: jobs.slice(0, CARDS).map(({ card }) => card),
    total: total > SEARCH_TOTAL_MOST ? `more than ${figures(SEARCH_TOTAL_MOST)}` : figures(total),
    shifts: jobs.flatMap(shiftsOf),
  }
}

/** The towns with the most live jobs. It reads much of the database: keep it for a while. */
export async function landingTowns({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<string[]> {
  const most = await citiesOfMost(db, TOWNS, clock.now())
  return most.flatMap((position) => cities()[position]?.name ?? [])
}

/** Each figure that there is enough of to say. It reads much of the database: keep it for a while. */
export async function landingFigures({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<ShownFigure[]> {
  const now = clock.now()
  const [{ answered, silent, overdue, medianHours }, pay] = await Promise.all([repliesOfAll(db, now), payOfAll(db, now)])
  const without = silent + overdue
  const due = answered + without
  const told: readonly (ShownFigure | false)[] = [
    due >= LEAST && {
      // Rounded down: all of them got a reply or it says so.
      figure: `${Math.floor((100 * answered) / due)}%`,
      label: 'of applications got a reply',
      note:
        without === 0
          ? `All ${figures(due)} so far.`
          : `${figures(answered)} of ${figures(due)}. The rest are late, or closed without one.`,
    },
    answered >= LEAST &&
      medianHours !== null && { figure: waitOf(medianHours), label: 'is the usual wait', note: 'Half of all replies are quicker.' },
    pay.middle !== null &&
      pay.jobs >= LEAST &&
      pay.employers >= PAY_EMPLOYERS_LEAST && {
        figure: pounds(pay.middle),
        label: 'an hour is the usual pay',
        note: `Before tax, in ${figures(pay.jobs)} live jobs.`,
      },
  ]
  return told.filter((one) => one !== false)
}
