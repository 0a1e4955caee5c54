/** A job in a list, no more of it than a card shows. */
import { z } from 'zod'
import { count, percent } from '#contract/model/basics'
import { heldStatuses } from '#contract/states/application/application'
import { job } from '#contract/model/job/job'
import { payCard } from '#contract/model/job/pay'
import { jobShift, shift } from '#contract/model/week'

export const jobCard = job
  .pick({
    _id: true,
    title: true,
    employerName: true,
    logo: true,
    location: true,
    outcode: true,
    workplace: true,
    distanceKm: true,
    status: true,
    closingDate: true,
    salary: true,
    salaryMax: true,
    salaryUnit: true,
    hoursPerWeek: true,
    shiftsNeeded: true,
    minimumAge: true,
    easyApply: true,
    isDbsCheck: true,
    replyWithinDays: true,
    vacancies: true,
    filled: true,
    strongMatch: true,
    tier: true,
    isSaved: true,
    isApplied: true,
    jobcart: true,
    week: true,
  })
  .extend({
    /** Of the employer; null while there are too few applications to say. */
    replyRate: percent.nullable(),
    travel: payCard.shape.travel.unwrap().pick({ minutes: true, mode: true }).nullable(),
    skills: z.object({ met: count, asked: count }),
    /** How many hours a week this job would pass the seeker's own limit by; null where it does not. */
    hoursOverLimit: z.number().nullable(),
    /** Where the seeker holds it already: whether they accepted or are hired; null where they don't. */
    held: z.enum(heldStatuses).nullable(),
    /** Whether fewer of its shifts are left than one person is to work, so that nobody can apply. */
    hasTooFewShifts: z.boolean(),
    /** Its shifts, and whether each lies in the free time with the way there; null where no free time was given. One that doesn’t fit says what stands in the way, one with an unpaid break how long it is. */
    shifts: z.array(
      shift.extend({ breakMinutes: jobShift.shape.breakMinutes.optional(), fits: z.boolean().nullable(), label: z.string().optional() }),
    ),
  })
export type JobCard = z.infer<typeof jobCard>
