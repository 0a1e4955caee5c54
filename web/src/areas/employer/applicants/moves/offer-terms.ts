import { OFFER_DAYS_DEFAULT, OFFER_HOURS_LEAST } from '@evenshift/contract/constants'
import { dayEnd, londonDay } from '@evenshift/contract/london'
import type { ApplicantMove } from '@evenshift/contract/model/application/applicant-move'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { Offer } from '@evenshift/contract/model/offer'
import type { OfferShift } from '@evenshift/contract/model/week'
import type { SalaryUnit } from '@evenshift/contract/states/job/job-terms'
import { hoursOffered } from '@evenshift/contract/states/job/as-advertised'
import { datePlus, firstOn, plusHours } from '@evenshift/contract/days'
import { hourlyOf, isFarAbove } from '#web/areas/employer/posts/write/hourly'
import { payWords, pounds } from '#web/shared/words/pay'
import { words } from '#web/areas/employer/applicants/moves/words'

type OfferInput = Extract<ApplicantMove, { status: 'offered' }>['offer']

/** What the offer's form holds; its names are those of the call, so that a fault finds its field. */
export interface OfferValues {
  readonly offer: {
    readonly pay: number | ''
    readonly payUnit: SalaryUnit
    readonly hoursPerWeek: number | ''
    readonly shifts: readonly OfferShift[]
    readonly startDate: string
    readonly message: string
    /** The last day to answer, YYYY-MM-DD. */
    readonly expiresAt: string
  }
}

const dayAfter = (now: Date, hours: number): string => londonDay(plusHours(now, hours))
/** The first day that leaves the person the time the rules give them. */
export const firstAnswerDay = (now: Date): string => dayAfter(now, OFFER_HOURS_LEAST)

/** The post's shifts among these, and the hours they come to, in the halves that offers count in; all of the post's where none of them is. */
function workOf({ shifts, hoursPerWeek }: EmployerJob, ids: readonly string[]) {
  const chosen = shifts.filter(({ _id }) => ids.includes(_id))
  return {
    hoursPerWeek: chosen.length > 0 ? hoursOffered(chosen) : (hoursPerWeek ?? ('' as const)),
    shifts: (chosen.length > 0 ? chosen : shifts).map(({ people: _people, ...shift }) => shift),
  }
}

const later = (one: string, other: string): string => (one > other ? one : other)

/**
 * The day to answer by, unless somebody chooses another: the day after a meeting that is still to come, where that is later than usual. It is
 * the day before these shifts of the post begin where that is sooner than usual, and leaves the person their time and the meeting.
 */
export function usualAnswerDay(now: Date, meetingAt: string | null, job: EmployerJob, shiftIds: readonly string[]): string {
  const usual = dayAfter(now, OFFER_DAYS_DEFAULT * 24)
  const met = meetingAt === null ? '' : dayAfter(new Date(meetingAt), 24)
  const dayBefore = job.startDate === null ? usual : datePlus(firstOn(workOf(job, shiftIds).shifts, job.startDate), -1)
  return dayBefore < usual && dayBefore >= later(firstAnswerDay(now), met) ? dayBefore : later(usual, met)
}

/** The day to answer an offer by as it is changed: its own while it is open, or the first that leaves the person their time; null of one that is over. */
export function ownAnswerDay(now: Date, { expiresAt }: Offer): string | null {
  const ends = new Date(expiresAt)
  return ends <= now ? null : later(londonDay(ends), firstAnswerDay(now))
}

/** The first of these shifts from the job's first day on, and after the last day to answer; empty where the job has no such day. */
export function firstDayOf({ startDate }: EmployerJob, shifts: readonly OfferShift[], answeredBy: string): string {
  return startDate === null ? '' : firstOn(shifts, later(startDate, datePlus(answeredBy, 1)))
}

/** The last terms sent, or those of the post for these of its shifts, to be answered by `expiresAt`. */
export function offerValuesOf(job: EmployerJob, shiftIds: readonly string[], sent: Offer | null, expiresAt: string): OfferValues {
  const work = workOf(job, shiftIds)
  const terms = sent
    ? {
        pay: sent.pay,
        payUnit: sent.payUnit,
        hoursPerWeek: sent.hoursPerWeek,
        shifts: sent.shifts,
        startDate: sent.startDate,
        message: sent.message,
      }
    : {
        pay: job.salary ?? ('' as const),
        payUnit: job.salaryUnit,
        ...work,
        startDate: firstDayOf(job, work.shifts, expiresAt),
        message: '',
      }
  return { offer: { ...terms, expiresAt } }
}

export const offerFaults = {
  offer: {
    pay: (value: number | '') => (value === '' ? words.enterThePay : null),
    hoursPerWeek: (value: number | '') => (value === '' ? words.enterHoursAWeek : null),
    startDate: (value: string) => (value ? null : words.chooseAStartDate),
    expiresAt: (value: string) => (value ? null : words.chooseAReplyDate),
  },
}

/** What is said of pay that is far above the advert's; null where it isn't. */
export function farAbove(job: EmployerJob, { offer }: OfferValues): string | null {
  const advertised = job.salaryMax ?? job.salary
  const [offered, usual] = [
    hourlyOf({ ...job, ...offer, salary: offer.pay, salaryUnit: offer.payUnit }),
    hourlyOf({ ...job, salary: advertised }),
  ]
  if (advertised === null || offered === null || usual === null || !isFarAbove(offered, usual)) return null
  const unit = job.salaryUnit
  return words.isFarAbove(
    payWords(Number(offer.pay), offer.payUnit),
    unit === offer.payUnit ? pounds(advertised) : payWords(advertised, unit),
  )
}

/** The last minute of a day in London. */
export const endOfDay = (day: string): string => dayEnd(day).toISOString()

/** What the call takes; null while a figure is missing. */
export function offerInputOf({ offer }: OfferValues): OfferInput | null {
  const { pay, hoursPerWeek, shifts, message, expiresAt, ...terms } = offer
  if (pay === '' || hoursPerWeek === '') return null
  return {
    ...terms,
    pay,
    hoursPerWeek,
    shifts: [...shifts],
    expiresAt: endOfDay(expiresAt),
    ...(message.trim() ? { message: message.trim() } : {}),
  }
}
