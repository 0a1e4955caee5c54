/** A job as the page of its address says it, in words. */
import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { JobWeek } from '@evenshift/contract/model/job/pay'
import type { JobShift } from '@evenshift/contract/model/week'
import { datePlus, firstOn } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { hoursWords, minutesWords } from '@evenshift/contract/states/hours-words'
import { employerAddress, jobAddress } from '@evenshift/contract/states/job/job-address'
import { takesApplications } from '@evenshift/contract/states/job/job'
import { costNames } from '@evenshift/contract/states/job/job-terms'
import { holidayPayRow, unitWords } from '@evenshift/contract/states/job/pay-words'
import {
  EVERY_PLACE_TAKEN,
  contractWords,
  costLabels,
  costWords,
  nightJourneyWords,
  payDayWords,
  termLabels,
} from '@evenshift/contract/states/job/term-words'
import { isChoice } from '@evenshift/contract/states/job/shift-choice'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { hasTooFewShifts, openShifts } from '@evenshift/contract/states/job/usual-hours'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/adverts'
import { asksMore } from '#server/capabilities/derived/adverts/asked'
import { jobsLike } from '#server/capabilities/derived/adverts/jobs-like'
import { IF_SILENT, checkLines, recordFigures } from '#server/capabilities/derived/adverts/employer-words'
import { farePence, wayFromHome } from '#server/capabilities/ground/match/public'
import { dayWords, placeNamed, placeOf } from '#server/capabilities/ground/reference/public'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import {
  payCardWithTravel,
  payFigure,
  pounds,
  poundsAndPence,
  usualWeek,
  weekHours,
  weekMoney,
} from '#server/capabilities/work/jobs/public'
import { takenShifts } from '#server/capabilities/work/hiring/public'
import type { Parts } from '#server/http/call/context'
import type { Db } from '#server/platform/database/port'
import type { OpenedJob, PostingFacts, Row, ShownJob, ShownWay } from '#server/http/pages/job/shown'

const NO_BREAK = '\u00A0'
const PHOTOS_MOST = 3
const SUMMARY_SHIFTS_MOST = 3

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
const whole = (amount: number): string => `£${Math.round(amount).toLocaleString('en-GB')}`

/** As many of the shifts that are `open` as one person works at least. */
export const weekOf = (job: PublicJob, open: readonly JobShift[]): JobWeek => usualWeek(job, open)
/** "£156.00", "from £103" which never breaks; empty where it can't be said by the week. */
export const moneyOf = ({ salary, salaryMax, salaryUnit }: PublicJob, week: JobWeek): string => {
  if (week.pay === null) return ''
  if (week.payMost !== null || (salaryMax ?? 0) > salary) return `from${NO_BREAK}${poundsAndPence(week.pay)}`
  return salaryUnit === 'hour' ? pounds(week.pay) : `about ${weekMoney(week)}`
}
/** "16 hours a week", "from 8 hours a week". */
export const hoursOf = (week: JobWeek): string => `${weekHours(week)} a week`

export const placeWords = ({ workplace, location, outcode }: PublicJob): string =>
  workplace === 'remote' ? 'from home' : [location, outcode, workplace === 'hybrid' && '(partly from home)'].filter(Boolean).join(' ')

function marksOf(job: PublicJob, now: Date): string[] {
  const { placesLeft, vacancies } = job
  const places = placesLeft === 0 ? '' : counted(placesLeft, 'place') + (placesLeft === vacancies ? '' : ' left')
  return [`Closes ${dayWords(job.closingDate, now)}`, places, contractWords(job)].filter(Boolean)
}

function payRowsOf(job: PublicJob, open: readonly JobShift[], week: JobWeek, now: Date): Row[] {
  const { hourly, monthly, holidayPayHourly } = job.payCard
  const isHourly = job.salaryUnit === 'hour'
  const holidayRow = holidayPayHourly === null ? null : holidayPayRow(job.holidayPayMethod, pounds(holidayPayHourly))
  const rows: readonly (Row | false)[] = [
    !isHourly && hourly !== null && ['An hour', `about ${pounds(hourly)}`],
    week.pay !== null && [hoursOf(week), moneyOf(job, week)],
    week.hoursMost === null && monthly !== null && ['A month, before tax', `about ${whole(monthly)}`],
    holidayRow !== null && [holidayRow.label, holidayRow.figure],
    job.tips !== '' && [termLabels.tips, job.tips],
    job.startDate !== null && ['Starts', dayWords(firstOn(open, job.startDate), now)],
  ]
  return rows.filter((row) => row !== false)
}

/** "Each has a 30 min unpaid break."; empty where none has one. */
function breaksWords(open: readonly JobShift[]): string {
  const breaks = open.flatMap(({ breakMinutes }) => (breakMinutes > 0 ? [breakMinutes] : []))
  if (breaks.length === 0) return ''
  const have = breaks.length < open.length ? 'Some have' : open.length === 1 ? 'It has' : 'Each has'
  return `${have} a ${[...new Set(breaks)].map(minutesWords).join(' or ')} unpaid break.`
}

function shiftsOf(job: PublicJob, open: readonly JobShift[], week: JobWeek): ShownJob['week'] {
  const { shiftNoticeDays } = job
  const shifts = open.map(({ day, start, end }) => ({ day, start, end, text: shiftWords({ day, start, end }) }))
  const [count, filled, asked] = [shifts.length, job.shifts.length - open.length, { ...job, shifts: open }]
  if (count === 0) return { title: hoursOf(week), note: 'Days and times are agreed with you.', shifts }
  const title = `${isChoice(asked) ? shiftsNeededWords(asked) : counted(count, 'shift')}, ${hoursOf(week)}`
  const notes = [
    breaksWords(open),
    filled > 0 && `${counted(filled, 'other shift')} ${filled === 1 ? 'is' : 'are'} filled.`,
    shiftNoticeDays !== null && `If shifts change, you get ${shiftNoticeDays === 1 ? '1 day’s' : `${shiftNoticeDays} days’`} notice.`,
  ]
  return { title, note: notes.filter(Boolean).join(' '), shifts }
}

function replyOf({ replyWithinDays, employer }: PublicJob, now: Date): ShownJob['reply'] {
  const by = dayWords(datePlus(londonDay(now), replyWithinDays), now)
  return {
    title: `Apply today and you’ll hear by ${by}`,
    text: IF_SILENT,
    figures: recordFigures(employer),
  }
}

function needsOf(job: PublicJob): ShownJob['needs'] {
  const named = (must: boolean) => job.skillsRequired.filter((skill) => skill.must === must).map(({ name }) => name)
  const [musts, helps, questions] = [named(true), named(false), job.screeningQuestions.length]
  const age =
    job.minimumAge === 18
      ? { title: 'You’re 18 or over', text: job.minimumAgeReason }
      : { title: 'You’re 16 or over', text: 'And past school leaving age.' }
  const visa = job.openToInternationalStudents ? 'It’s open to student visa holders.' : 'It isn’t allowed on a student visa.'
  return [
    age,
    { title: 'You can work in the UK', text: `They’ll check once you accept an offer, the same for everyone. ${visa}` },
    musts.length > 0 && { title: musts.join(', '), text: 'They’ll look for this.' },
    helps.length > 0 && { title: helps.join(', '), text: 'Helps, but you can apply without.' },
    job.requiresCv && { title: 'A CV', text: 'You can make one from your profile.' },
    questions > 0 && { title: counted(questions, 'short question'), text: 'You answer as you apply.' },
    job.isInterviewRecorded && { title: 'A recorded interview', text: 'Only if they invite you, whenever suits you.' },
    job.isDbsCheck && { title: 'A DBS check', text: 'After an offer, before you start.' },
  ].filter((need) => need !== false)
}

function detailsOf(job: PublicJob): Row[] {
  const { guaranteedHours, payDay, nightJourney, accessibility } = job
  const rows: readonly (readonly [string, string | null | false])[] = [
    [termLabels.guaranteedHours, guaranteedHours !== null && `${hoursWords(guaranteedHours)} a week`],
    [termLabels.payDay, payDay && payDayWords[payDay]],
    ...costNames.map((name) => [costLabels[name], job.costs[name] && costWords[job.costs[name]]] as const),
    [termLabels.nightJourney, nightJourney && nightJourneyWords[nightJourney]],
    [termLabels.dressCode, job.dressCode],
    [termLabels.accessibility, [accessibility.stepFree && 'Step-free', accessibility.notes].filter(Boolean).join('. ')],
  ]
  return rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
}

const meansShown = [
  ['cycle', 'By bike'],
  ['public_transport', 'Bus or train'],
  ['walk', 'On foot'],
] as const
/** Beyond it nobody walks or rides to a shift. */
const OWN_LEGS_MINUTES_MOST = 60

function wayOf(job: PublicJob, from: string): ShownWay | null {
  if (job.workplace === 'remote') return null
  const home = from === '' ? undefined : placeNamed(from)
  if (home === undefined)
    return { from, ways: [], fault: from === '' ? '' : 'We can’t find that place. Try a postcode, like LS6 2AB.', isTown: false }
  const ways = meansShown.flatMap(([mode, means]) => {
    const way = wayFromHome(home, placeOf(job.outcode, job.location), mode)
    if (way === null || (mode !== 'public_transport' && way.minutes > OWN_LEGS_MINUTES_MOST)) return []
    const { doorToDoorHourly } = payCardWithTravel(job.payCard, job.shifts, { ...way, farePence: farePence(way) }, true)
    const hourly = doorToDoorHourly === null ? '' : `${pounds(doorToDoorHourly)} an hour`
    return [{ means, minutes: `${way.minutes}${NO_BREAK}min`, hourly }]
  })
  // Whoever searched by a town comes with it, and typed nothing here.
  const isTown = ways.length === 0
  return { from: isTown ? '' : from, ways, fault: '', isTown }
}

const postingUnits = { hour: 'HOUR', day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR', fixed: null } as const

function postingOf(job: PublicJob, now: Date): PostingFacts {
  const unit = postingUnits[job.salaryUnit]
  return {
    datePosted: londonDay(job.publishedAt === null ? now : new Date(job.publishedAt)),
    validThrough: job.closingDate,
    place: job.workplace === 'remote' ? null : { town: job.location, outcode: job.outcode },
    pay: unit && { least: job.salary, most: job.salaryMax ?? job.salary, unit },
  }
}

/** "£12.90 an hour, 16 hours a week: Tue 16:00–20:00, Fri 15:00–19:00 and 2 more. Apply by Thu 26 Nov." */
function summaryOf(job: PublicJob, open: readonly JobShift[], now: Date): string {
  const shown = open.slice(0, SUMMARY_SHIFTS_MOST).map(shiftWords).join(', ')
  const more = open.length - SUMMARY_SHIFTS_MOST
  const shifts = shown === '' ? '' : `: ${shown}${more > 0 ? ` and ${more} more` : ''}`
  return `${payFigure(job)} ${unitWords[job.salaryUnit]}, ${hoursOf(weekOf(job, open))}${shifts}. Apply by ${dayWords(job.closingDate, now)}.`
}

function shownJob(job: PublicJob, open: readonly JobShift[], from: string, now: Date): ShownJob {
  const week = weekOf(job, open)
  return {
    path: jobAddress(job),
    appPath: `/find/${job._id}`,
    applyPath: `/apply/${job._id}`,
    asksMore: asksMore(job),
    note: job.placesLeft > 0 ? '' : EVERY_PLACE_TAKEN,
    title: job.title,
    company: job.employerName,
    place: placeWords(job),
    logo: job.logo,
    photos: job.workPlacePhotos.slice(0, PHOTOS_MOST),
    marks: marksOf(job, now),
    pay: {
      figure: payFigure(job),
      unit: unitWords[job.salaryUnit],
      law: job.payCard.bandLine,
      week: [hoursOf(week), moneyOf(job, week)].filter(Boolean).join(', '),
    },
    payRows: payRowsOf(job, open, week, now),
    way: wayOf(job, from),
    week: shiftsOf(job, open, week),
    reply: replyOf(job, now),
    description: job.description,
    tasks: job.responsibilities,
    needs: needsOf(job),
    details: detailsOf(job),
    companyPath: employerAddress({ _id: job.employer._id, name: job.employerName }),
    companyFacts: `${job.sector}, ${job.location}`,
    companyBio: job.employerBio,
    checks: checkLines(job.employer.evidence, now),
    summary: summaryOf(job, open, now),
    posting: postingOf(job, now),
  }
}

/** A job that was public once, and those of its shifts that can still be had; null of these where it takes no applications. */
export async function foundJob(db: Db, id: string, now: Date) {
  const job = (await jobsForSeeker(db, [id], now)).get(id)
  if (job === undefined || job.status === 'removed') return null
  const taken = await takenShifts(db, [{ ...job, id }], now)
  return { job, open: takesApplications(job.status) && !hasTooFewShifts(job, taken) ? openShifts(job, taken) : null }
}

/**
 * A live job, with the way from a place that somebody typed, or from '', and what is like it; of one that closed only its name and what is like
 * it. Null for one that was never public, and for an id that nobody has.
 */
export async function openJobPage({ db, clock }: Pick<Parts, 'db' | 'clock'>, id: string, from: string): Promise<OpenedJob | null> {
  const now = clock.now()
  const found = await foundJob(db, id, now)
  if (found === null) return null
  const { job, open } = found
  return { job: open && shownJob(job, open, from, now), name: `${job.title} at ${job.employerName}`, like: await jobsLike(db, job, now) }
}
