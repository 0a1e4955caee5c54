/** A meeting in words, for screens and mails. */
import { type MeetingKind } from '@evenshift/contract/states/meeting/meeting'
import { meetingKindWithin, meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { answerBy, trialPay } from '@evenshift/contract/states/meeting/meeting-times'
import { TRIAL_OUTCOME_HOURS } from '@evenshift/contract/constants'
import { plusHours } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import { dayWords, momentWords } from '#server/capabilities/ground/reference/public'
import type { Circular } from '#server/platform/email/port'

/** What is read of a meeting. */
export interface MeetingFacts {
  readonly kind: MeetingKind
  readonly times: readonly string[]
  readonly minutes: number
  readonly at: Date | null
  readonly until: Date
  /** When it last changed: when its times were proposed, while they wait for an answer. */
  readonly changedAt: Date
  readonly place: string | null
  readonly link: string | null
  readonly askFor: string
  readonly pay: number | null
  readonly message: string | null
  /** By when the employer replies, where what is told moved that. */
  readonly repliesBy?: Date | null
}
export interface MeetingWords {
  /** "Paid trial" and "paid trial". */
  readonly what: string
  readonly it: string
  /** The same for a title: "Chat", "Paid trial". */
  readonly short: string
  /** "Paid trial called off"; of a call, which would be called twice, "Phone call cancelled". */
  readonly off: string
  /** "Sat 28 Nov, 15:00", or the times to choose from. */
  readonly when: string
  /** By when an answer is asked for. */
  readonly answerBy: string
  /** By when the employer says what comes of a trial. */
  readonly outcomeBy: string
  /** The day of that. */
  readonly outcomeOn: string
  /** "Fri 4 Dec", by when the employer replies now; empty where what is told didn’t move that. */
  readonly repliesBy: string
}
export const noMeeting: MeetingWords = {
  what: '',
  it: '',
  short: '',
  off: '',
  when: '',
  answerBy: '',
  outcomeBy: '',
  outcomeOn: '',
  repliesBy: '',
}

const timesIn = (times: readonly string[]): Date[] => times.map((time) => new Date(time)).toSorted((a, b) => a.getTime() - b.getTime())
const choices = (times: readonly string[], now: Date): string =>
  timesIn(times)
    .map((time) => momentWords(time, now))
    .join(' or ')

export function meetingWords({ kind, times, at, until, changedAt, repliesBy = null }: MeetingFacts, now: Date): MeetingWords {
  const due = answerBy(timesIn(times), changedAt, now)
  const outcome = plusHours(until, TRIAL_OUTCOME_HOURS)
  return {
    what: meetingKindWords[kind],
    it: meetingKindWithin(kind),
    short: kind === 'chat' ? 'Chat' : meetingKindWords[kind],
    off: kind === 'phone' || kind === 'video' ? `${meetingKindWords[kind]} cancelled` : `${meetingKindWords[kind]} called off`,
    when: at === null ? choices(times, now) : momentWords(at, now),
    answerBy: momentWords(due ?? until, now),
    outcomeBy: momentWords(outcome, now),
    outcomeOn: dayWords(londonDay(outcome), now),
    repliesBy: repliesBy === null ? '' : dayWords(londonDay(repliesBy), now),
  }
}

/** What who is hired reads of a meeting that went with it. */
export function notNeeded({ it, when }: MeetingWords, isAgreed: boolean): string {
  return isAgreed ? `Your ${it} on ${when} is called off: you don’t need it.` : `The ${it} they proposed is called off: you don’t need it.`
}

/** What an applicant reads of a meeting that ended with the job. */
export const offToo = ({ it, when }: MeetingWords, isAgreed: boolean): string =>
  isAgreed ? `Your ${it} on ${when} is called off, so you don’t have to be there.` : `The ${it} they proposed is called off too.`

const lengthWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const whole = hours === 0 ? [] : [hours === 1 ? '1 hour' : `${hours} hours`]
  return [...whole, ...(rest === 0 ? [] : [`${rest} minutes`])].join(' ')
}
/** When, where and for how much, as a mail lists it. */
export function meetingTerms(meeting: MeetingFacts | undefined, now: Date): Pick<Circular, 'facts'> {
  if (meeting === undefined) return {}
  const { times, at, minutes, place, link, askFor, pay } = meeting
  const moments = at === null ? timesIn(times) : [at]
  const facts = [
    ...moments.map((time, n) => ({ label: moments.length === 1 ? 'When' : `Time ${n + 1}`, value: momentWords(time, now) })),
    { label: 'How long', value: lengthWords(minutes) },
    ...(place === null ? [] : [{ label: 'Where', value: place }]),
    ...(link === null ? [] : [{ label: 'Link', value: link }]),
    ...(askFor === '' ? [] : [{ label: 'Ask for', value: askFor }]),
    ...(pay === null ? [] : [{ label: 'Pay', value: `£${trialPay(pay, minutes).toFixed(2)}, £${pay.toFixed(2)} an hour` }]),
  ]
  return { facts }
}
/** What was said with it, as it was said. */
export const saidWith = (meeting: MeetingFacts | undefined): string[] =>
  meeting === undefined || meeting.message === null || meeting.message === '' ? [] : [`They say: “${meeting.message}”`]
/** What the seeker reads of it, and the employer; nothing where it didn’t move. */
export const theyReply = ({ repliesBy }: MeetingWords): string[] => (repliesBy === '' ? [] : [`They’ll now reply by ${repliesBy}.`])
export const youReply = ({ repliesBy }: MeetingWords): string[] => (repliesBy === '' ? [] : [`Reply to them by ${repliesBy}.`])
export const wordsOf = (meeting: MeetingFacts | undefined, now: Date): MeetingWords =>
  meeting === undefined ? noMeeting : meetingWords(meeting, now)
