import { plusDays } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { meetingInput, seekerMeetingMove } from '@evenshift/contract/model/meeting/meeting'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import type { MeetingKind } from '@evenshift/contract/states/meeting/meeting'
import { employerMeetingCalls } from '#server/calls/employer/meetings'
import { seekerMeetingCalls } from '#server/calls/seeker/applications/meetings'
import { findForEmployer, newestMeetings } from '#server/capabilities/work/hiring/public'
import type { DemoApplication } from '#server/demo/applications'
import type { Stage } from '#server/demo/stage/stage'
import { isRefusal } from '#server/http/call/refuse'

type Act = 'propose' | 'pick' | 'suggest' | 'cancel'
/** How a meeting of the demo market goes: its acts, so many hours before the present, and the days from then to its first time. */
export interface Scene {
  readonly kind: MeetingKind
  readonly days: number
  readonly acts: readonly (readonly [act: Act, hoursAgo: number])[]
}
export const scenes: readonly Scene[] = [
  // Over, and waits for the employer's word.
  {
    kind: 'trial',
    days: -1,
    acts: [
      ['propose', 46],
      ['pick', 42],
    ],
  },
  // Waits for the seeker, and for the employer.
  { kind: 'trial', days: 2, acts: [['propose', 45]] },
  {
    kind: 'chat',
    days: 3,
    acts: [
      ['propose', 44],
      ['suggest', 10],
    ],
  },
  // Agreed and coming.
  {
    kind: 'video',
    days: 2,
    acts: [
      ['propose', 43],
      ['pick', 28],
    ],
  },
  {
    kind: 'phone',
    days: 1,
    acts: [
      ['propose', 42],
      ['cancel', 24],
    ],
  },
  {
    kind: 'chat',
    days: -1,
    acts: [
      ['propose', 41],
      ['pick', 39],
    ],
  },
]

const waiting: readonly ApplicationStatus[] = ['in_review', 'shortlisted', 'interview_submitted']
/** The first of these whose employer could meet its seeker now; null where there is none. */
export async function readyToMeet({ parts }: Stage, sent: readonly DemoApplication[]): Promise<DemoApplication | null> {
  const now = parts.clock.now()
  const met = await newestMeetings(
    parts.db,
    sent.map(({ id }) => id),
  )
  for (const application of sent) {
    const row = await findForEmployer(parts.db, application.job.employer.employerId, application.id, now)
    if (row !== null && waiting.includes(row.status) && row.pendingAt === null && !met.has(row.id)) return application
  }
  return null
}

/** A time on the day so many days from the market's end. */
const at = (now: Date, days: number, hour: number): string => `${londonDay(plusDays(now, days))}T${hour}:00:00.000Z`

function proposal({ kind, days }: Scene, { job }: DemoApplication, now: Date) {
  const times = days > 0 ? [at(now, days, 15), at(now, days + 1, 11), at(now, days + 2, 14)] : [at(now, days, 10)]
  const minutes = { chat: 30, phone: 15, video: 30, trial: 120 }[kind]
  const note = kind === 'trial' ? 'Flat shoes, please. We have an apron for you.' : ''
  const place = kind === 'chat' || kind === 'trial' ? { place: `12 High Street, ${job.city}`, askFor: 'Rosa Marin' } : {}
  const more = { ...place, ...(kind === 'video' && { link: 'https://meet.example/hello' }), ...(kind === 'trial' && { pay: job.salary }) }
  return meetingInput.parse({ kind, times, minutes, note, ...more })
}

/** One act of a scene; `end` is the market's. What is not possible any more is left out, as in life. */
export async function playMeeting(stage: Stage, scene: Scene, application: DemoApplication, act: Act, end: Date): Promise<void> {
  const { seeker, job, id } = application
  const { userId, email, employerId } = job.employer
  const asEmployer = stage.employer(userId, email, employerId)
  const asSeeker = stage.seeker(seeker.userId, seeker.email)
  if (act === 'propose') {
    await employerMeetingCalls.proposeMeeting({ params: { id }, body: proposal(scene, application, end) }, asEmployer)
    return
  }
  const meeting = (await newestMeetings(stage.parts.db, [id])).get(id)
  if (meeting === undefined) return
  const { id: meetingId, version, times } = meeting
  const [time = ''] = times
  if (act === 'cancel') {
    const body = { action: act, version, reason: 'Our manager is away that day. We’ll be in touch.' } as const
    await employerMeetingCalls.moveMeeting({ params: { id, meetingId }, body }, asEmployer)
    return
  }
  const answered =
    act === 'pick'
      ? { action: act, version, time }
      : { action: act, version, times: [at(end, 4, 16), at(end, 5, 10)], message: 'I have a seminar then, sorry.' }
  const body = seekerMeetingMove.parse(answered)
  const answer = await seekerMeetingCalls.answerMeeting({ params: { id: meetingId }, body }, asSeeker)
  if (isRefusal(answer) && answer.code === 'INVALID_INPUT') throw new Error(`the demo market could not ${act} a time: ${answer.message}`)
}
