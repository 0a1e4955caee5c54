/** The ways in which a person can work one job. */
import { DAY_MINUTES, minuteOf } from '@evenshift/contract/shift-times'
import { YOUNG_HOURS_A_WEEK_MOST, goTogether, isYoungWeek } from '#server/capabilities/derived/plan/lawful'
import { payPenceOf } from '#server/capabilities/derived/plan/figures'
import type { PlaceKey, PlanPerson, PlanWanted } from '#server/capabilities/derived/plan/model'
import { type WorkableJob, type WorkableShift, heldSpans } from '#server/capabilities/derived/plan/workable'

/** All ways of any number of six shifts. */
const CHOICES_MOST = 20
const STEPS_MOST = 2000

export interface Choice {
  /** Where the job stands among all, the best first. */
  readonly job: number
  readonly place: PlaceKey
  readonly spans: readonly WorkableShift[]
  readonly minutes: number
  readonly payPence: number
  readonly travelMinutes: number
  readonly travelPence: number
  readonly leftPence: number
}

/** The paid minutes that may still be worked in a week. */
export function minutesMost({ limits }: PlanPerson, hoursMost: number): number {
  const limit = Math.min(limits.weeklyHourLimit ?? Infinity, limits.isUnder18 ? YOUNG_HOURS_A_WEEK_MOST : Infinity)
  return Math.min(hoursMost, limit - limits.heldHours) * 60
}

/** In minutes from midnight of the day on which a shift begins. */
export function latestMinute(homeBy: string | null): number {
  if (homeBy === null) return Infinity
  const minute = minuteOf(homeBy)
  return minute < 6 * 60 ? minute + DAY_MINUTES : minute
}
/** When somebody is home after a shift, likewise. */
export const homeMinute = ({ day, end }: { readonly day: number; readonly end: number }, way: number): number =>
  end + way - (day - 1) * DAY_MINUTES

export interface Choices {
  readonly all: readonly Choice[]
  readonly isExact: boolean
}

/** The choices that keep every rule and leave something, those that leave the most first. */
export function choicesOf(jobs: readonly WorkableJob[], person: PlanPerson, wanted: PlanWanted): Choices {
  const { isUnder18 } = person.limits
  const held = heldSpans(person)
  const most = minutesMost(person, wanted.hoursMost)
  const latest = latestMinute(wanted.homeBy)
  let isExact = true

  const choicesOfJob = ({ job, count, way, travelPence, spans: all }: WorkableJob, at: number): Choice[] => {
    const workable = all.filter((span) => homeMinute(span, way) <= latest)
    const found: Choice[] = []
    let steps = 0
    const add = (spans: readonly WorkableShift[], from: number, minutes: number): void => {
      if (minutes > most || workable.length - from < count - spans.length) return
      if (found.length === CHOICES_MOST || steps++ === STEPS_MOST) {
        isExact = false
        return
      }
      if (spans.length === count) {
        const payPence = payPenceOf(job, minutes)
        const leftPence = payPence - travelPence
        if (leftPence <= 0 || (isUnder18 && !isYoungWeek([...held, ...spans]))) return
        found.push({ job: at, place: job.place, spans, minutes, payPence, travelMinutes: 2 * way * count, travelPence, leftPence })
        return
      }
      for (let next = from; next < workable.length && steps <= STEPS_MOST; next++) {
        const span = workable[next]
        if (span === undefined || !spans.every((other) => goTogether(span, other, 0, isUnder18))) continue
        add([...spans, span], next + 1, minutes + span.paid)
      }
    }
    if (count > 0) add([], 0, 0)
    return found
  }

  const all = jobs.flatMap(choicesOfJob).toSorted((a, b) => b.leftPence - a.leftPence || a.minutes - b.minutes || a.job - b.job)
  return { all, isExact }
}
