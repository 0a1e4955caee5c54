/** What applicants are told of a change of a job: before and after, and for whom it fits better or worse. */
import { z } from 'zod'
import { count, id, instant } from '#contract/model/basics'
import { jobShift, shift } from '#contract/model/week'
import { applicationStatuses } from '#contract/states/application/application'
import { changeEffects } from '#contract/states/job/job-change'

/** One term, its words before and after: "Saturday", "09:00–13:00", "13:00–17:00", "Moved". */
export const changeLine = z.object({
  label: z.string(),
  before: z.string(),
  after: z.string(),
  /** What kind of change it is, in a word or three. */
  note: z.string(),
  /** Nobody could mind it: more pay, or less asked. */
  isBetter: z.boolean(),
})
export type ChangeLine = z.infer<typeof changeLine>

/** How many of the shifts that somebody asked for fit their week. */
const shiftsFitting = z.object({ fit: count, of: count })
const weeks = z.object({ before: z.array(jobShift), after: z.array(jobShift) })

/** A change of the job as the applicant reads it. */
export const jobChange = z.object({
  _id: id,
  at: instant,
  /** What the employer wrote beside it; empty where they wrote nothing. */
  message: z.string(),
  lines: z.array(changeLine),
  shifts: weeks,
  effect: z.enum(changeEffects),
  /** "It fits all 4 shifts for you now. It was 3 of 4."; of an offer, that it keeps its terms; empty where no free time was ever given. */
  fit: z.string(),
  /** When the applicant said that it still fits. */
  confirmedAt: instant.nullable(),
})
export type JobChange = z.infer<typeof jobChange>

/** The same for the employer: whether it was confirmed. */
export const changeAnswer = jobChange.pick({ at: true, confirmedAt: true })

/** Whom a change would be told, before it is made. */
export const changePreview = z.object({
  /** Empty where nothing changes that applicants count on: then nobody is told. */
  lines: z.array(changeLine),
  shifts: weeks,
  /** How many people are told; those with an offer are among the same. */
  told: count,
  better: count,
  same: count,
  worse: count,
  /** Whoever loses first, then whoever gains, 100 at most. */
  people: z.array(
    z.object({
      /** The application's. */
      _id: id,
      /** As the employer may know it: "Applicant 4" where it is hidden. */
      name: z.string(),
      avatar: z.string().nullable(),
      effect: z.enum(changeEffects),
      /** null where they never said when they are free, or an offer keeps its terms. */
      before: shiftsFitting.nullable(),
      after: shiftsFitting.nullable(),
      /** "Not free at that time". */
      because: z.string(),
    }),
  ),
  offers: z.array(z.object({ name: z.string(), status: z.enum(applicationStatuses) })),
  /** Who is hired for a shift that is moved or taken out, with the times they agreed: they keep them, and nobody tells them. */
  hired: z.array(z.object({ _id: id, name: z.string(), shifts: z.array(shift) })),
  /** What one of these people reads; null where nobody is told. */
  sample: z.object({ name: z.string(), title: z.string(), employer: z.string(), text: z.string(), fit: z.string() }).nullable(),
})
export type ChangePreview = z.infer<typeof changePreview>
