/** What anybody may read of a live job to apply for it, in words as its public page has them. */
import { z } from 'zod'
import { city, date, id } from '#contract/model/basics'
import { job } from '#contract/model/job/job'
import { jobShift } from '#contract/model/week'

export const advert = z.object({
  _id: id,
  title: z.string(),
  employerName: z.string(),
  /** A public file; empty where the company has none. */
  logo: z.string(),
  /** "£12.90 an hour". */
  pay: z.string(),
  /** "16 hours a week" and "£206.40"; the second is empty where it can't be said by the week. */
  week: z.object({ hours: z.string(), pay: z.string() }),
  /** "Leeds LS6", "from home". */
  place: z.string(),
  location: city,
  closingDate: date,
  /** By when whoever applies today hears back. */
  replyBy: date,
  /** "96% reply rate, 1 day 4 hours usual wait"; empty where there is too little to say. */
  record: z.string(),
  /** Those that can still be had. */
  shifts: z.array(jobShift.pick({ _id: true, day: true, start: true, end: true })),
  shiftsNeeded: job.shape.shiftsNeeded,
  minimumAge: job.shape.minimumAge,
  startDate: job.shape.startDate,
  /** What of it somebody can say of themselves, by our lists’ names and the employer’s. */
  skills: z.array(z.string()),
  interests: z.array(z.string()),
  screeningQuestions: job.shape.screeningQuestions,
  requiresCv: job.shape.requiresCv,
  /** It can’t be applied for without an account first: it asks for a CV, or names neither skill nor interest. */
  asksMore: z.boolean(),
})
export type Advert = z.infer<typeof advert>
