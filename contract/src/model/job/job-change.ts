/** What applicants are told of a change of a job: before and after, and for whom it fits better or worse. */
import { z } from 'zod'
import { count, id, instant } from '#contract/model/basics'
import { jobShift, shift } from '#contract/model/week'
import { applicationStatuses } from '#contract/states/application/application'
import { changeEffects, changeReplies, messageKinds } from '#contract/states/job/job-change'

/** One term, its words before and after: "Saturday", "09:00–13:00", "13:00–17:00", "Moved". */
export const changeLine = z.object({
  label: z.string(),
  /** Empty of a shift that is added. */
  before: z.string(),
  /** Empty of a shift that is removed. */
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
  /** The shifts asked for, as they were when the application was sent, and of how many; null where that isn't known. */
  sent: z.object({ shifts: z.array(jobShift), of: count }).nullable(),
  effect: z.enum(changeEffects),
  /** "You can now work all 4 shifts. Before, it was 3 of 4."; of an offer, that it keeps its terms; empty where no free time was ever given. */
  fit: z.string(),
  /** Whether it asks for their word: less asked of them doesn't. */
  isAsked: z.boolean(),
  /** When the applicant said that it still fits. */
  confirmedAt: instant.nullable(),
})
export type JobChange = z.infer<typeof jobChange>

/** The same for the employer: whether it was confirmed. */
export const changeAnswer = jobChange.pick({ at: true, confirmedAt: true }).extend({
  /** The times that aren't free by their week, and that they said they can do; the fit counts them as free. */
  said: z.array(shift),
})

/** Who was told of a job's newest change, with what they said to it: whoever is still an applicant, and whoever answered, whatever became of them. */
export const changeAnswers = z.object({
  /** The `at` of the edit that made it; null where nobody was ever told of one. */
  at: instant.nullable(),
  /** What the company wrote beside it; empty where it wrote nothing. */
  message: z.string(),
  people: z.array(
    z.object({
      /** The application's. */
      _id: id,
      /** As the employer may know it: "Applicant 4" where it is hidden. */
      name: z.string(),
      reply: z.enum(changeReplies),
    }),
  ),
  /** How many withdrew since; who they are is no longer told. */
  withdrew: count,
})
export type ChangeAnswers = z.infer<typeof changeAnswers>

/** People of one kind: how many, and a few of their names. */
const somePeople = z.object({ names: z.array(z.string()), count })

/** Whom a change would be told, before it is made. */
export const changePreview = z.object({
  /** Empty where nothing changes that applicants count on: then nobody is told. */
  lines: z.array(changeLine),
  shifts: weeks,
  /** How many people are told; those with an offer are among the same. */
  told: count,
  /** How many of them are asked whether it still fits. */
  asked: count,
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
      /** "Sat 13:00–17:00 doesn’t fit their week". */
      because: z.string(),
    }),
  ),
  offers: z.array(z.object({ name: z.string(), status: z.enum(applicationStatuses) })),
  /** Who is hired for a shift that is moved or taken out, with the times they agreed: they keep them, are told so, and aren't among `told`. */
  hired: z.array(z.object({ _id: id, name: z.string(), shifts: z.array(shift) })),
  /** Who has to do with the job and isn't told, by why. */
  untold: z.object({
    /** Hired, and none of their times is changed. */
    hired: somePeople,
    /** Still applicants, for shifts that it says nothing of. */
    elsewhere: somePeople,
    /** Who they are is no longer told; of them those who had accepted an offer. */
    withdrew: count,
    pulledOut: count,
    /** Whose application ended otherwise. */
    over: count,
  }),
  /** What one of each kind reads: of those who are asked, those who are only told, those whose offer keeps its terms, and those hired whose times stay. */
  samples: z.array(z.object({ kind: z.enum(messageKinds), name: z.string(), title: z.string(), employer: z.string(), text: z.string() })),
})
export type ChangePreview = z.infer<typeof changePreview>
