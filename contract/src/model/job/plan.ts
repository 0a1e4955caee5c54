/** A week of work put together from open jobs. */
import { z } from 'zod'
import { SHIFTS_MOST } from '#contract/constants'
import { count, hhmm, id, instant, listOf, queryInt } from '#contract/model/basics'
import { jobCard } from '#contract/model/job/job-card'
import { jobShift, shift } from '#contract/model/week'
import { PLAN_HOURS, PLAN_JOBS_MOST, PLAN_POUNDS, planMerits } from '#contract/states/job/plan'
import { travelModes } from '#contract/states/profile/profile-choices'

const whole = (least: number, most: number, label: string) =>
  z.int(`${label} is a whole number`).min(least, `${label} is at least ${least}`).max(most, `${label} is at most ${most}`)

export const planQuery = z.strictObject({
  /** Pounds a week that are left after travel, before tax. */
  money: queryInt(PLAN_POUNDS.least, PLAN_POUNDS.most, 'Money').meta({ example: 160 }),
  hours: queryInt(PLAN_HOURS.least, PLAN_HOURS.most, 'The number of hours').meta({ example: 14 }),
  /** By when every way home is over; before 06:00 it is the next day. Any time where nothing is said. */
  homeBy: hhmm.optional(),
  /** In place of the profile’s. */
  travelMode: z.enum(travelModes).optional(),
})

/** Pounds and hours of a week. */
const figures = {
  hours: z.number(),
  pay: z.number(),
  fares: z.number(),
  /** On all ways there and back. */
  travelMinutes: count,
}
export const planSet = z.object({
  jobs: z.array(z.object({ job: jobCard, shifts: z.array(jobShift.omit({ people: true })), ...figures })),
  ...figures,
  /** Pay less fares. */
  left: z.number(),
  merits: z.array(z.enum(planMerits)),
})
export type PlannedSet = z.infer<typeof planSet>

/** One limit to ease, and how many weeks reach the money then. */
export const planEasing = z.discriminatedUnion('ease', [
  z.object({ ease: z.literal('hours'), to: z.number(), weeks: count }),
  z.object({ ease: z.literal('homeBy'), to: hhmm, weeks: count }),
  /** The most that the other limits leave, in whole pounds. */
  z.object({ ease: z.literal('money'), to: count }),
])
export type PlanEasing = z.infer<typeof planEasing>

export const weekPlan = z.object({
  /** How many open jobs within reach it was made from. */
  jobs: count,
  /** Whether its weeks keep every limit; else they are those that come nearest to the money. */
  isReached: z.boolean(),
  sets: z.array(planSet),
  easings: z.array(planEasing),
  /** Shifts of work that was said yes to. */
  held: z.array(shift.extend({ label: z.string() })),
  /** Hours of a week that are worked already, for whom, and the own limit where it counts. */
  hours: z.object({ held: z.number(), limit: z.number().nullable(), employers: z.array(z.string()) }),
})
export type WeekPlan = z.infer<typeof weekPlan>

const limits = {
  money: whole(PLAN_POUNDS.least, PLAN_POUNDS.most, 'Money').meta({ example: 160 }),
  hours: whole(PLAN_HOURS.least, PLAN_HOURS.most, 'The number of hours').meta({ example: 14 }),
  homeBy: hhmm.nullable(),
}
const planPick = z.strictObject({ jobId: id, shifts: listOf(id, SHIFTS_MOST, 'Shifts').min(1, 'Choose a shift') })
export const savedPlanInput = z.strictObject({
  ...limits,
  /** In place of the profile’s. */
  travelMode: z.enum(travelModes).nullable().optional(),
  jobs: listOf(planPick, PLAN_JOBS_MOST, 'Jobs').min(1, 'Choose a job'),
})
export type SavedPlanInput = z.infer<typeof savedPlanInput>
export const savedPlan = z.object({
  ...limits,
  /** null where it is the profile’s. */
  travelMode: z.enum(travelModes).nullable(),
  savedAt: instant,
  /** null once one of its jobs has closed, changed its shifts or was applied for. */
  set: planSet.nullable(),
})
export type SavedPlan = z.infer<typeof savedPlan>
