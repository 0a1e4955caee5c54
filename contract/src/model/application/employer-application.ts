/** An application as the employer sees it: what was sent, how it fits, and the employer's own notes. */
import { z } from 'zod'
import { count, date, id, instant, percent, version } from '#contract/model/basics'
import { applicant, historyRow, interviewBrief, pendingRejection, screeningAnswer } from '#contract/model/application/application'
import { education } from '#contract/model/profile/education'
import { interview } from '#contract/model/interview/interview'
import { employerJob, evidence } from '#contract/model/job/job'
import { changeAnswer } from '#contract/model/job/job-change'
import { employerMeeting, freeTimes } from '#contract/model/meeting/meeting'
import { message } from '#contract/model/application/message'
import { newTimes } from '#contract/model/application/new-times'
import { offer } from '#contract/model/offer'
import { bioVideo, document } from '#contract/model/profile/profile'
import { option } from '#contract/model/reference'
import { employerFitLeft, offerShift, shift } from '#contract/model/week'
import { work } from '#contract/model/profile/work'
import { applicationStatuses } from '#contract/states/application/application'
import { scoreValues } from '#contract/states/application/score'

/** A row of the applicants' table and a card of the board. */
export const employerApplication = z.object({
  _id: id,
  jobId: id,
  jobTitle: z.string(),
  applicant,
  status: z.enum(applicationStatuses),
  /** Whether they had accepted when they withdrew. */
  hasPulledOut: z.boolean().meta({ example: false }),
  pendingRejection: pendingRejection.nullable(),
  appliedAt: instant,
  changedAt: instant,
  firstViewedAt: instant.nullable(),
  /** null while it is the seeker's turn or over. */
  replyBy: instant.nullable(),
  match: percent.nullable(),
  /** Those of the job’s shifts that were applied for; empty where the job has none. */
  shifts: z.array(id),
  /** The same as the job has them now. */
  asked: z.array(shift),
  /** The shifts of an offer that is open or was accepted, at the times it has; empty where there is none, or it has no shifts. */
  agreed: z.array(offerShift),
  /** The day of the first shift of an offer that they accepted, hired or not yet. */
  startDate: date.nullable(),
  fit: employerFitLeft.nullable(),
  /** From home to the job as the crow flies, in whole miles, between the middles of postcode districts; null where one isn’t known. */
  milesAway: count.nullable(),
  /** When match, fit and evidence were reckoned: on applying, or with the newest change of the job. */
  fitAt: instant,
  /** The newest change of the job that waits for this applicant's word or has it. */
  change: changeAnswer.nullable(),
  interview: interviewBrief.nullable(),
  hasNewMessage: z.boolean(),
  /** False once it cannot be opened any more: its seeker deleted the account, or its time is over. */
  isReadable: z.boolean(),
  /** The statuses that this employer may ask for now. */
  allowed: z.array(z.enum(applicationStatuses)),
  /** Until when the last move can be taken back; null where it cannot. */
  undoUntil: instant.nullable(),
  version,
})
export type EmployerApplication = z.infer<typeof employerApplication>

/** A member's note; `at` is the second of the recording it belongs to: of the answer to `questionId`, else of the bio video. */
export const note = z.object({
  _id: id,
  text: z.string(),
  questionId: id.nullable(),
  at: count.nullable(),
  author: z.string(),
  isMine: z.boolean(),
  createdAt: instant,
})
/** A member's score of the application as a whole, or of one answer: of an answer colleagues see it once they scored it too. */
export const score = z.object({
  _id: id,
  questionId: id.nullable(),
  value: z.enum(scoreValues),
  text: z.string(),
  author: z.string(),
  isMine: z.boolean(),
  at: instant,
})

/** The snapshot taken when applying, without the seeker’s interests, which are theirs; _ids of typed names are gone with it. */
const snapshot = {
  bio: z.string(),
  skills: z.array(option.extend({ _id: id.nullable() })),
  work: z.array(work),
  education: z.array(education.omit({ userId: true })),
}

export const employerApplicationDetail = employerApplication.extend({
  job: employerJob,
  profile: z.object(snapshot),
  coverNote: z.string(),
  documents: z.array(document),
  answers: z.array(screeningAnswer),
  /** Only where the seeker shares it. */
  bioVideo: bioVideo.nullable(),
  /** Of the skills that the job asks for. */
  evidence: z.array(evidence.omit({ kind: true, change: true })),
  /** The skills that this company confirmed of who was hired. */
  confirmedSkills: z.array(z.string()),
  offer: offer.nullable(),
  /** The newest question about coming at another time than was agreed. */
  newTimes: newTimes.nullable(),
  interview: interview.nullable(),
  /** The newest meeting. */
  meeting: employerMeeting.nullable(),
  /** The free hours of the week; null where the seeker keeps them to themselves. */
  freeTimes: freeTimes.nullable(),
  history: z.array(historyRow),
  notes: z.array(note),
  scores: z.array(score),
  messages: z.array(message),
})
export type EmployerApplicationDetail = z.infer<typeof employerApplicationDetail>
