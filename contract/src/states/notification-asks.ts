/** What a notification asks its reader for: its sentence and its button go by it. Imports nothing but the types. */
import type { NotificationType } from '#contract/states/notification'

/** An employer owes an application and a request an answer; a seeker a change, an interview, an offer and new times; either a meeting its times. */
export const owedThings = [
  'application',
  'change',
  'interview',
  'meeting',
  'offer',
  /** Whether an agreed shift is worked at a new time. */
  'times',
  /** More time for an interview, or another way to answer. */
  'request',
  /** An agreed meeting that hasn't begun: both may still come, move it or call it off. */
  'attendance',
  /** Whether an accepted offer became work. */
  'start',
  /** Of who pulled out: their place, as long as the job is open. */
  'place',
  /** To a seeker: the employer's answer, which they wait for. */
  'reply',
  /** To either: nothing, but each may write to the other. */
  'talk',
] as const
export type Owed = (typeof owedThings)[number]

interface Ask {
  /** It asks for as long as any of these is owed. */
  readonly owed: readonly Owed[]
  /** For as long as all of them are. */
  readonly isForAll?: true
  /** What its button opens is worth a look after the answer too. */
  readonly keepsButton?: true
  /** Nothing is owed by it: it can be done, and is never late. */
  readonly isOptional?: true
}

const asks: Readonly<Partial<Record<NotificationType, Ask>>> = {
  // a seeker
  interview_invited: { owed: ['interview'] },
  interview_deadline_24h: { owed: ['interview'] },
  interview_extended: { owed: ['interview'] },
  interview_adjusted: { owed: ['interview'] },
  meeting_proposed: { owed: ['meeting'] },
  meeting_agreed: { owed: ['attendance', 'reply'], isForAll: true },
  offer_received: { owed: ['offer'] },
  offer_changed: { owed: ['offer'] },
  offer_expiring_24h: { owed: ['offer'] },
  job_changed: { owed: ['change'], keepsButton: true },
  times_asked: { owed: ['times'] },
  // everyone in a company
  new_application: { owed: ['application'] },
  reply_due_soon: { owed: ['application'] },
  reply_overdue: { owed: ['application'] },
  interview_lapsed: { owed: ['application'] },
  interview_extension_asked: { owed: ['request'] },
  interview_adjustment_asked: { owed: ['request'] },
  meeting_picked: { owed: ['attendance', 'application'], isForAll: true },
  meeting_suggested: { owed: ['meeting'] },
  trial_outcome_due: { owed: ['application'] },
  offer_accepted: { owed: ['start'] },
  pulled_out: { owed: ['place'], keepsButton: true },
  offer_question: { owed: ['talk'], isOptional: true },
  // either
  meeting_moved: { owed: ['meeting'] },
  meeting_cancelled: { owed: ['application', 'reply'] },
  meeting_reminder: { owed: ['attendance'] },
  message_received: { owed: ['talk'], isOptional: true },
  start_check: { owed: ['start'] },
}

/** Whether what it asks for is done or too late; never of what asks for nothing. */
export function isSettled(type: NotificationType, owed: readonly Owed[]): boolean {
  const ask = asks[type]
  if (ask === undefined) return false
  const isOwed = (one: Owed): boolean => owed.includes(one)
  return !(ask.isForAll ? ask.owed.every(isOwed) : ask.owed.some(isOwed))
}
/** Whether its button stands, by the same but where the button is more than an answer. */
export const hasButton = (type: NotificationType, owed: readonly Owed[]): boolean =>
  asks[type]?.keepsButton === true || !isSettled(type, owed)
/** Whether it asks its reader to do something, so that it can be late. */
export const isAsking = (type: NotificationType): boolean => {
  const ask = asks[type]
  return ask !== undefined && ask.keepsButton !== true && ask.isOptional !== true
}
/** What a seeker answers, of all that can be owed: nobody answers a meeting that is agreed, or a first day. */
const answered: readonly Owed[] = ['change', 'interview', 'meeting', 'offer', 'times']
/** Whether a seeker still has to answer it. */
export const needsAnswer = (type: NotificationType, owed: readonly Owed[]): boolean =>
  asks[type]?.owed.some((one) => answered.includes(one) && owed.includes(one)) ?? false
/** The types that can ask a seeker for an answer. */
export const answeredTypes = (Object.keys(asks) as NotificationType[]).filter((type) => needsAnswer(type, answered))
