import { z } from 'zod'
import { date } from '#contract/model/basics'

/** From home to a job, one way: an estimate. */
const way = z.object({ minutes: z.int(), distanceKm: z.number(), mode: z.string() })
/** With what it costs, in pounds; 0 on foot and by bike. */
export const pricedWay = way.extend({ fare: z.number() })
export type PricedWay = z.infer<typeof pricedWay>

/** What a job pays, worked out. All but the advertised figure are estimates, before tax, in pounds. */
export const payCard = z.object({
  hourly: z.number().nullable(),
  weekly: z.number().nullable(),
  monthly: z.number().nullable(),
  /** On top of the hourly pay, never in it. */
  holidayPayHourly: z.number().nullable(),
  /** "19p above the legal minimum for 21 and over"; in a job that a seeker opens, for their own age. */
  bandLine: z.string(),
  minimum: z.object({ hourly: z.number(), band: z.string(), from: date }).nullable(),
  travel: way.nullable(),
  /** Pounds of that way, by those means; 0 on foot and by bike. */
  fare: z.number().nullable(),
  /** What is left of a shift's pay once the way is paid, over its hours and the way there and back. */
  doorToDoorHourly: z.number().nullable(),
  isEstimate: z.literal(true),
})
export type PayCard = z.infer<typeof payCard>

/**
 * A usual week of one person: pay in pounds, before tax, null where it can't be made weekly. Where people choose among shifts it goes from the
 * fewest they can choose up to all that are left; the most is null where that is the same. No hours and no pay where too
 * few shifts are left for anybody to start.
 */
export const jobWeek = z.object({
  pay: z.number().nullable(),
  payMost: z.number().nullable(),
  hours: z.number(),
  hoursMost: z.number().nullable(),
})
export type JobWeek = z.infer<typeof jobWeek>
