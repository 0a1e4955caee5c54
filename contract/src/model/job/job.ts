import { z } from 'zod'
import { SHIFTS_MOST, WORKPLACE_PHOTOS_MOST } from '#contract/constants'
import { city, count, date, id, instant, listOf, optionalLine, percent, uploadKey, version } from '#contract/model/basics'
import { employerSummary } from '#contract/model/company/employer'
import { employersTerms, jobTerms, screeningQuestion, screeningQuestionInput } from '#contract/model/job/job-terms'
import { hoursLedger } from '#contract/model/offer'
import { changeLine } from '#contract/model/job/job-change'
import { jobWeek, payCard } from '#contract/model/job/pay'
import { jobShiftInput, shift, weekFit } from '#contract/model/week'
import type { InputFault } from '#contract/refusals'
import { applicationStatuses } from '#contract/states/application/application'
import { betterWeeks, closeReasons, jobStatuses, seekerJobStatuses } from '#contract/states/job/job'
import { evidenceKinds, evidenceStates, strengths } from '#contract/states/job/evidence'
import { contractLengths } from '#contract/states/job/job-terms'

const media = { workPlacePhotos: listOf(uploadKey, WORKPLACE_PHOTOS_MOST, 'Photos'), entrancePhoto: uploadKey.nullable() }
const inputs = {
  ...jobTerms,
  ...employersTerms,
  ...media,
  shifts: listOf(jobShiftInput, SHIFTS_MOST, 'Shifts'),
  sectorId: id.nullable(),
  screeningQuestions: listOf(screeningQuestionInput, 5, 'Screening questions'),
}
/** A draft may lack all but its title; what a live job needs is the server's rule. */
export const jobInput = z
  .strictObject({ ...inputs, status: z.enum(['draft', 'live']) })
  .partial()
  .required({ title: true, status: true })
export type JobInput = z.infer<typeof jobInput>
/** The version guards the change; fields that are not named stay. */
export const jobPatch = z.strictObject(inputs).partial().extend({ version })
export type JobPatch = z.infer<typeof jobPatch>
/** A change that is made, with what its applicants read beside it. */
export const jobEdit = jobPatch.extend({ message: optionalLine(300, 'The line').optional() })
export type JobEdit = z.infer<typeof jobEdit>
/** A change that is only weighed: its photos are nobody's concern. */
export const jobDraftEdit = jobPatch.omit({ workPlacePhotos: true })

/** What keeps a job from going live, at its field. */
export const jobFault = z.object({ path: z.string(), message: z.string() }) satisfies z.ZodType<InputFault>

/** What pay is worked out from. */
export const payTerms = jobPatch
  .pick({ salaryUnit: true, hoursPerWeek: true, totalHours: true, shifts: true, payBands: true, startDate: true, location: true })
  .required()
  .extend({ salary: jobTerms.salary.unwrap() })
export type PayTerms = z.infer<typeof payTerms>

/** The shifts of a job and where they are. */
export const soughtWeek = jobPatch
  .pick({ shiftsNeeded: true, location: true, postcode: true, workplace: true })
  .required()
  .extend({ shifts: inputs.shifts.min(1, 'Add a shift') })
/** How many people could work them. */
export const freePeople = z.object({
  /** Within their own reach and free for all that one person works, with the way there; null where they are fewer than 5, and for work from home. */
  people: count.nullable(),
  /** The one change that most people more are free for; null where none is worth it. A shift less is proposed only where no other time is. */
  better: z
    .object({
      how: z.enum(betterWeeks),
      /** The place of the shift that changes or goes, among those given; null where all of them move. */
      index: count.nullable(),
      /** The shifts as they would be. */
      shifts: z.array(shift),
      people: count,
    })
    .nullable(),
})
export type FreePeople = z.infer<typeof freePeople>

/** One requirement of a job: what proves it, and the one edit that would change it. */
export const evidence = z.object({
  kind: z.enum(evidenceKinds),
  requirement: z.string(),
  /** As the match counts it. */
  state: z.enum(evidenceStates),
  /** How well a skill is backed; null where nothing says it, and for what is no skill. */
  strength: z.enum(strengths).nullable(),
  because: z.string().optional(),
  change: z.object({ text: z.string(), link: z.string() }).optional(),
})
export type Evidence = z.infer<typeof evidence>

/** What every reader of a job sees. */
const base = {
  ...jobTerms,
  _id: id,
  currencyIcon: z.string(),
  employerName: z.string(),
  employerBio: z.string(),
  /** Empty where the company has none. */
  logo: z.string(),
  sector: z.string().nullable(),
  /** The outward code of its postcode, which is all that people see of it before an offer is accepted; null where none was given. */
  outcode: z.string().nullable(),
  workPlacePhotos: z.array(z.string()),
  filled: count,
  /** How many more people it has room for: those who accepted have their place, and no more than the shifts that are left take. */
  placesLeft: count,
  isDbsCheck: z.boolean(),
  isInterviewRecorded: z.boolean(),
  easyApply: z.boolean(),
  screeningQuestions: z.array(screeningQuestion),
  closeReason: z.enum(closeReasons).nullable(),
  publishedAt: instant.nullable(),
  lastConfirmedAt: instant.nullable(),
}

export const tier = z.literal([0, 1, 2, 3])
export type Tier = z.infer<typeof tier>

/** A job as a seeker sees it; the last group is this seeker's alone and in no other view. */
export const job = z.object({
  ...base,
  location: city,
  salary: z.number(),
  hoursPerWeek: z.number(),
  contractLength: z.enum(contractLengths),
  sector: z.string(),
  closingDate: date,
  status: z.enum(seekerJobStatuses),
  employer: employerSummary,
  payCard,
  isSaved: z.boolean(),
  isApplied: z.boolean(),
  /** The id that DELETE /jobcart/{id} takes; empty when not saved. */
  jobcart: z.array(z.object({ _id: id })),
  /** Whole percents; null where the job asks nothing or the seeker never said. */
  cal: z.object({ interest: percent.nullable(), skills: percent.nullable(), availability: percent.nullable() }),
  match: percent.nullable(),
  strongMatch: z.boolean(),
  /** 3 = within reach and all that is asked fits the week, 2 = within reach and at least one whole shift does, 1 = within reach, 0 = beyond. */
  tier,
  evidence: z.array(evidence),
  week: jobWeek,
  weekFit: weekFit.nullable(),
  distanceKm: z.number().nullable(),
  /** This job beside all other work, for who told a limit or other work; null for everybody else. */
  hoursLedger: hoursLedger.nullable(),
})
export type Job = z.infer<typeof job>

/** A job as anyone may read it, signed in or not. */
export const publicJob = job.omit({
  isSaved: true,
  isApplied: true,
  jobcart: true,
  cal: true,
  match: true,
  strongMatch: true,
  tier: true,
  evidence: true,
  week: true,
  weekFit: true,
  distanceKm: true,
  hoursLedger: true,
})
export type PublicJob = z.infer<typeof publicJob>

export const statusCount = z.object({ status: z.enum(applicationStatuses), count })

/** A job as its employer sees it. */
export const employerJob = z.object({
  ...base,
  ...employersTerms,
  sectorId: id.nullable(),
  /** Beside each photo's address, the key that a change sends back to keep it. */
  workPlacePhotoKeys: z.array(z.string()),
  /** The key that a change sends back to keep it, and the file that opens for the company’s members. */
  entrancePhoto: z.string().nullable(),
  entrancePhotoId: id.nullable(),
  reference: z.string(),
  status: z.enum(jobStatuses),
  /** Why staff sent it back or removed it. */
  statusReason: z.string().nullable(),
  views: count,
  saves: count,
  counts: z.array(statusCount),
  unanswered: count,
  overdue: count,
  /** The ids of its shifts that are filled, and so no one who applies can choose; empty where everybody works all of them. */
  takenShifts: z.array(id),
  createdAt: instant,
  closedAt: instant.nullable(),
  edits: z.array(
    z.object({
      at: instant,
      by: z.string(),
      /** The terms that changed: "Shifts", "Pay". */
      changes: z.array(z.string()),
      /** What applicants count on, before and after; empty where it is none of that, and of edits from before these were kept. */
      lines: z.array(changeLine),
    }),
  ),
  version,
})
export type EmployerJob = z.infer<typeof employerJob>
