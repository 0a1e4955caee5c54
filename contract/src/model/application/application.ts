/** An application, as its seeker and as the employer see it. */
import { z } from 'zod'
import { SHIFTS_MOST } from '#contract/constants'
import { date, email, id, instant, listOf, percent, phone, text, version } from '#contract/model/basics'
import { interview } from '#contract/model/interview/interview'
import { evidence, job } from '#contract/model/job/job'
import { jobChange } from '#contract/model/job/job-change'
import { arrivalDetails } from '#contract/model/job/job-terms'
import { pricedWay } from '#contract/model/job/pay'
import { fileLink } from '#contract/model/upload'
import { meetingBrief, seekerMeeting } from '#contract/model/meeting/meeting'
import { message } from '#contract/model/application/message'
import { seekerNewTimes } from '#contract/model/application/new-times'
import { seekerOffer } from '#contract/model/offer'
import { document } from '#contract/model/profile/profile'
import { applicationReasons, applicationStatuses, leaveReasons, rejectReasons } from '#contract/states/application/application'
import { interviewStatuses } from '#contract/states/interview/interview'

export const screeningAnswerInput = z.strictObject({ questionId: id, value: text(1000, 'Answer', 1) })
export const screeningAnswer = z.object({ questionId: id, question: z.string(), value: z.string() })

export const applicationInput = z.strictObject({
  jobId: id,
  coverNote: text(3000, 'Note').optional(),
  documents: listOf(id, 5, 'Documents').optional(),
  answers: listOf(screeningAnswerInput, 5, 'Answers').optional(),
  shareBioVideo: z.boolean().optional(),
  /** The employer sees the free hours of the week, for finding a time to meet; never the timetable. */
  shareFreeTimes: z.boolean().optional(),
  /** Those of the job’s shifts that the seeker wants to work; all of them where nothing is said. */
  shifts: listOf(id, SHIFTS_MOST, 'Shifts').optional(),
})
export type ApplicationInput = z.infer<typeof applicationInput>

/** What the seeker does about an offer; the version is the terms they have seen. */
const seen = { applicationId: id, version }
export const offerAnswer = z.discriminatedUnion('action', [
  z.strictObject({ ...seen, action: z.literal('accept') }),
  z.strictObject({ ...seen, action: z.literal('decline'), reason: z.enum(leaveReasons).optional() }),
  z.strictObject({ ...seen, action: z.literal('ask'), question: text(2000, 'Question', 1) }),
])

/** The change of the job that the seeker has read. */
export const changeConfirmation = z.strictObject({ changeId: id })

/** One row of what happened; why an offer was rescinded stands in the message. */
export const historyRow = z.object({
  status: z.enum(applicationStatuses),
  at: instant,
  by: z.enum(['seeker', 'employer', 'clock', 'staff']),
  reason: z.enum(applicationReasons).nullable(),
  message: z.string().nullable(),
  /** What of the job changed, in words: the application itself stayed where it was. null for a move. */
  change: z.string().nullable(),
  /** What became of a meeting, in words: the application itself stayed where it was. null for a move. */
  meeting: z.string().nullable(),
  /** What became of new times for an agreed shift, in words: the application itself stayed where it was. null for a move. */
  times: z.string().nullable(),
  /** What was changed of an offer that was made already, in words, empty where only its message was; null for every other row. */
  offer: z.string().nullable(),
})
export type HistoryRow = z.infer<typeof historyRow>

/** What a list tells of the interview; the interview itself has its own call. */
export const interviewBrief = z.object({ _id: id, status: z.enum(interviewStatuses), deadline: instant, questions: z.int() })
export type InterviewBrief = z.infer<typeof interviewBrief>

const seekersRow = {
  _id: id,
  status: z.enum(applicationStatuses),
  appliedAt: instant,
  /** When it last moved. */
  changedAt: instant,
  firstViewedAt: instant.nullable(),
  /** null while it is the seeker's turn or over. */
  replyBy: instant.nullable(),
  isLate: z.boolean(),
  /** The employer wrote last and the seeker has not read it. */
  hasNewMessage: z.boolean(),
  offer: seekerOffer.nullable(),
  interview: interviewBrief.nullable(),
  /** By when the seeker is asked to pick a time for a meeting; null where none waits for them. */
  pickTimeBy: instant.nullable(),
  /** The newest meeting; in full with the application in full. */
  meeting: meetingBrief.nullable(),
  /** When the job changed, while that waits for the seeker's word; null where nothing does. */
  changeAsked: instant.nullable(),
  /** When the employer of agreed work asked for other times, while that waits for the seeker's word; null where nothing does. */
  timesAsked: instant.nullable(),
  /** Those of the job’s shifts that were applied for; empty where the job has none. */
  shifts: z.array(id),
  /** Whether they had accepted when they withdrew. */
  hasPulledOut: z.boolean().meta({ example: false }),
  /** How it ended, where somebody said. */
  reason: z.enum(applicationReasons).nullable(),
  match: percent.nullable(),
  mayReapply: z.boolean(),
  /** Goes up by one with each move that the seeker is shown. */
  version,
}
/** An application without its job, for the job's own page. */
export const ownApplication = z.object(seekersRow)
/** A row of the seeker's lists. */
export const application = z.object({
  ...seekersRow,
  job,
  /** Those of its job's shifts that are filled, where people choose among them and it's going on: an offer can't name them. */
  takenShifts: z.array(id),
})
export type Application = z.infer<typeof application>
/** Where one comes in on the first day: told from an accepted offer on. */
export const arrival = arrivalDetails.extend({ postcode: z.string().nullable(), entrancePhoto: fileLink.nullable() })
export type Arrival = z.infer<typeof arrival>
/** The seeker's application in full, as it was sent. */
export const applicationDetail = application.extend({
  coverNote: z.string(),
  documents: z.array(document),
  answers: z.array(screeningAnswer),
  shareBioVideo: z.boolean(),
  shareFreeTimes: z.boolean(),
  evidence: z.array(evidence),
  /** When match and evidence were reckoned: on applying, or with the newest change of the job. */
  fitAt: instant,
  /** The newest change of the job since it was sent. */
  change: jobChange.nullable(),
  /** The newest question about coming at another time than was agreed. */
  newTimes: seekerNewTimes.nullable(),
  interview: interview.nullable(),
  /** The newest meeting. */
  meeting: seekerMeeting.nullable(),
  history: z.array(historyRow),
  messages: z.array(message),
  mayMessage: z.boolean(),
  /** null before an offer is accepted. */
  arrival: arrival.nullable(),
})
export type ApplicationDetail = z.infer<typeof applicationDetail>

/** A job in full, with the seeker's own application. */
export const jobDetail = job.extend({
  /** Those of its shifts that are filled, where people choose among them: none of them can be applied for. */
  takenShifts: z.array(id),
  application: ownApplication.nullable(),
  isFollowed: z.boolean(),
  /** By bus, by bike, and by the seeker's own means where that is another; empty where the way is unknown or there is none. */
  ways: z.array(pricedWay),
})
export type JobDetail = z.infer<typeof jobDetail>

/** Which employers looked. */
export const view = z.object({
  _id: id,
  applicationId: id,
  employerName: z.string(),
  logo: z.string(),
  jobTitle: z.string(),
  viewedAt: instant,
})
export const accessLogRow = z.object({
  _id: id,
  what: z.enum(['application', 'document', 'bio_video', 'interview_answer']),
  label: z.string(),
  viewerName: z.string(),
  viewedAt: instant,
})

/**
 * Who applied, as the employer may know it. Phone and email are present from offer_accepted, the date of birth at hired;
 * right to work, hour limit, term dates and timetable never.
 */
export const applicant = z.object({
  _id: id,
  /** "Applicant 4" where names are hidden, "Former applicant" after erasure. */
  name: z.string(),
  headline: z.string(),
  city: z.string().nullable(),
  avatar: z.string().nullable(),
  phone: phone.optional(),
  email: email.optional(),
  dateOfBirth: date.optional(),
})
export const pendingRejection = z.object({ reason: z.enum(rejectReasons), message: z.string().nullable(), at: instant })
