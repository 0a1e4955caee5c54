/** A meeting of an application: a chat, a call or a paid trial, in times that both sides agree on. */
import { z } from 'zod'
import { MEETING_MINUTES_LEAST, MEETING_MINUTES_MOST, MEETING_SUGGESTIONS_MOST, MEETING_TIMES_MOST } from '#contract/constants'
import { id, instant, line, listOf, optionalLine, pay, phone, text, url, version } from '#contract/model/basics'
import { shift } from '#contract/model/week'
import { meetingActors, meetingKinds, meetingSides, meetingStatuses } from '#contract/states/meeting/meeting'
import { sideActions } from '#contract/states/meeting/meeting-moves'

const QUARTER_MS = 900_000
const start = instant
  .refine((value) => Date.parse(value) % QUARTER_MS === 0, 'Use times on the quarter hour, like 16:15')
  .meta({ example: '2030-01-15T16:00:00Z' })
const startsOf = (most: number) =>
  listOf(start, most, 'Times')
    .min(1, 'Choose at least one time')
    .refine((times) => new Set(times.map((time) => Date.parse(time))).size === times.length, 'Choose each time once')
const minutes = z
  .int('Enter the length in whole minutes')
  .min(MEETING_MINUTES_LEAST, `At least ${MEETING_MINUTES_LEAST} minutes`)
  .max(MEETING_MINUTES_MOST, `At most ${MEETING_MINUTES_MOST / 60} hours`)

const terms = {
  times: startsOf(MEETING_TIMES_MOST),
  minutes,
  askFor: optionalLine(120, 'Who to ask for').default(''),
  note: text(1000, 'The note').default(''),
}
const place = line(200, 'The address', 'Enter the address where you’ll meet')
/** The terms of each kind, with what else comes in the same body. */
const kindsWith = <const X extends z.core.$ZodLooseShape>(besides: X) =>
  [
    z.strictObject({ ...besides, kind: z.literal('chat'), ...terms, place }),
    z.strictObject({ ...besides, kind: z.literal('phone'), ...terms }),
    z.strictObject({ ...besides, kind: z.literal('video'), ...terms, link: url }),
    /** Pay is pounds an hour. */
    z.strictObject({ ...besides, kind: z.literal('trial'), ...terms, place, pay }),
  ] as const
const chooseKind = 'Choose how you’d like to meet'
export const meetingInput = z.discriminatedUnion('kind', kindsWith({}), chooseKind)
export type MeetingInput = z.infer<typeof meetingInput>

const reason = text(500, 'The reason', 1)
const message = text(500, 'Your line').optional()
/** One of the times on the table, to the letter. */
const pick = { action: z.literal('pick'), version, time: start }
const cancel = z.strictObject({ action: z.literal('cancel'), version, reason })
/** What an employer does with a meeting; proposing anew sends whole terms. */
export const employerMeetingMove = z.discriminatedUnion('action', [
  z.strictObject(pick),
  z.discriminatedUnion('kind', kindsWith({ action: z.literal('propose'), version }), chooseKind),
  cancel,
])
export type EmployerMeetingMove = z.infer<typeof employerMeetingMove>
/** What a seeker does with one; `phone` is the number to ring, the profile's where nothing is said. */
export const seekerMeetingMove = z.discriminatedUnion('action', [
  z.strictObject({ ...pick, phone: phone.optional() }),
  z.strictObject({ action: z.literal('suggest'), version, times: startsOf(MEETING_SUGGESTIONS_MOST), message }),
  z.strictObject({ action: z.literal('decline'), version, message }),
  cancel,
])
export type SeekerMeetingMove = z.infer<typeof seekerMeetingMove>

const meeting = {
  _id: id,
  applicationId: id,
  kind: z.enum(meetingKinds),
  status: z.enum(meetingStatuses),
  /** Whose answer a proposed one waits for. */
  turn: z.enum(meetingSides).nullable(),
  minutes: z.int(),
  /** When it is; null until a time is agreed. */
  at: instant.nullable(),
  /** By when an answer is asked for; null where none is. */
  answerBy: instant.nullable(),
  place: z.string().nullable(),
  link: z.string().nullable(),
  /** The number to ring, of a phone call that is agreed. */
  phone: z.string().nullable(),
  askFor: z.string(),
  note: z.string(),
  /** Pounds an hour of a trial, and pounds in all. */
  pay: z.number().nullable(),
  payTotal: z.number().nullable(),
  /** By when the employer says what comes of a trial; null before it is agreed and once they have. */
  outcomeDue: instant.nullable(),
  cancelledBy: z.enum(meetingActors).nullable(),
  /** What was said with the last move: a line with other times, or why it was called off. */
  message: z.string().nullable(),
  /** What the reader may do with it now. */
  allowed: z.array(z.enum(sideActions)),
  version,
}
/** What a time overlaps of the seeker's own: theirs alone. */
const clash = z.object({ kind: z.enum(['class', 'work', 'meeting']), label: z.string() })
const time = { start: instant, end: instant }
/** Whether a time is free in the seeker's week; null where nothing of theirs lies there and they never marked one. */
const isFree = z.boolean().nullable()
/** Times are those on the table while it is proposed: the employer's on the seeker's turn, else the seeker's. */
export const seekerMeeting = z.object({
  ...meeting,
  times: z.array(z.object({ ...time, isFree, clashes: z.array(clash) })),
})
export type SeekerMeeting = z.infer<typeof seekerMeeting>
/** What a list tells of a meeting. */
export const meetingBrief = seekerMeeting.pick({ kind: true, status: true, at: true, outcomeDue: true })
export type MeetingBrief = z.infer<typeof meetingBrief>
export const employerMeeting = z.object({
  ...meeting,
  times: z.array(z.object(time)),
})
export type EmployerMeeting = z.infer<typeof employerMeeting>

/** A meeting among all of a company's that are coming or wait for a word. */
export const employerMeetingRow = employerMeeting.extend({
  jobId: id,
  jobTitle: z.string(),
  applicantName: z.string(),
  /** What the employer owes: an answer to other times, or what comes of a trial. */
  owes: z.enum(['answer', 'outcome']).nullable(),
})
export type EmployerMeetingRow = z.infer<typeof employerMeetingRow>

/** Times whose fit is asked for before they are proposed. */
export const meetingTimesQuestion = z.strictObject({ times: startsOf(MEETING_TIMES_MOST), minutes })
export const meetingTimesAnswer = z.array(z.object({ start: instant, fits: isFree }))
/** The free hours of a week, as they were shared on applying. */
export const freeTimes = z.array(shift)
