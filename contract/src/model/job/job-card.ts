/** A job in a list, no more of it than a card shows. */
import { z } from 'zod'
import { count, percent } from '#contract/model/basics'
import { job } from '#contract/model/job/job'
import { payCard } from '#contract/model/job/pay'
import { day, shift, weekFit } from '#contract/model/week'
import { dayStates } from '#contract/states/week'

export const jobCard = job
  .pick({
    _id: true,
    title: true,
    employerName: true,
    logo: true,
    location: true,
    distanceKm: true,
    status: true,
    closingDate: true,
    salary: true,
    salaryMax: true,
    salaryUnit: true,
    hoursPerWeek: true,
    minimumAge: true,
    easyApply: true,
    isDbsCheck: true,
    replyWithinDays: true,
    vacancies: true,
    filled: true,
    strongMatch: true,
    isSaved: true,
    isApplied: true,
    jobcart: true,
  })
  .extend({
    /** Of the employer; null while there are too few applications to say. */
    replyRate: percent.nullable(),
    travel: payCard.shape.travel.unwrap().pick({ minutes: true, mode: true }).nullable(),
    doorToDoorHourly: payCard.shape.doorToDoorHourly,
    skills: z.object({ met: count, asked: count }),
    /** How many hours a week this job would pass the seeker's own limit by; null where it does not. */
    hoursOverLimit: z.number().nullable(),
    /** The days on which it has shifts, from sunday. */
    days: z.array(day),
    weekFit: weekFit
      .pick({ shiftsFit: true, shiftsTotal: true })
      .extend({
        /** Seven, from sunday. */
        days: z.array(z.enum(dayStates)),
        firstClash: shift.extend({ label: z.string() }).nullable(),
      })
      .nullable(),
  })
export type JobCard = z.infer<typeof jobCard>
