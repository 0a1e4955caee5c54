/** A meeting in words, for screens and mails. */
import { type MeetingKind } from '@evenshift/contract/states/meeting/meeting'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { answerBy, trialPay } from '@evenshift/contract/states/meeting/meeting-times'
import { TRIAL_OUTCOME_HOURS } from '@evenshift/contract/constants'
import { plusHours } from '@evenshift/contract/days'
import { momentWords } from '#server/capabilities/ground/reference/public'
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
}
export interface MeetingWords {
  /** "Paid trial" and "paid trial". */
  readonly what: string
  readonly it: string
  /** "Sat 28 Nov, 15:00", or the times to choose from. */
  readonly when: string
  /** By when an answer is asked for. */
  readonly answerBy: string
  /** By when the employer says what comes of a trial. */
  readonly outcomeBy: string
}
export const noMeeting: MeetingWords = { what: '', it: '', when: '', answerBy: '', outcomeBy: '' }

const timesIn = (times: readonly string[]): Date[] => times.map((time) => new Date(time)).toSorted((a, b) => a.getTime() - b.getTime())
const choices = (times: readonly string[], now: Date): string =>
  timesIn(times)
    .map((time) => momentWords(time, now))
    .join(' or ')

export function meetingWords({ kind, times, at, until, changedAt }: MeetingFacts, now: Date): MeetingWords {
  const what = meetingKindWords[kind]
  const due = answerBy(timesIn(times), changedAt, now)
  return {
    what,
    it: `${what.charAt(0).toLowerCase()}${what.slice(1)}`,
    when: at === null ? choices(times, now) : momentWords(at, now),
    answerBy: momentWords(due ?? until, now),
    outcomeBy: momentWords(plusHours(until, TRIAL_OUTCOME_HOURS), now),
  }
}

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
export const wordsOf = (meeting: MeetingFacts | undefined, now: Date): MeetingWords =>
  meeting === undefined ? noMeeting : meetingWords(meeting, now)
