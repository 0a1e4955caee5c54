import type { ApplicationRow, OfferRow } from '#server/capabilities/work/hiring/tables'
import type { MeetingFacts } from '#server/capabilities/work/hiring/letters/meeting-words'
import { dayWords, londonDate, momentWords } from '#server/capabilities/ground/reference/public'
import type { Circular } from '#server/platform/email/port'

/** Open jobs like one that ended, and where more of them are found. */
export interface LikeJobs {
  readonly listed: NonNullable<Circular['listed']>
  readonly search: string
}
export interface MovedShift {
  readonly day: string
  readonly agreed: string
}
/** What the words of a mail about an application are made of. */
export interface MailFacts {
  readonly row: ApplicationRow
  readonly employer: string
  /** The terms that count, where the mail tells them. */
  readonly offer?: OfferRow | undefined
  /** What can be answered from the mail. */
  readonly answers?: Circular['answers'] | undefined
  /** Why a job ended, which shift is filled, what of a job or an offer changed, or what a hire called off. */
  readonly said?: string | undefined
  /** Where one shift of theirs moved and nothing else: its day before, and the times that they agreed. */
  readonly moved?: MovedShift | undefined
  /** The meeting that it is about. */
  readonly meeting?: MeetingFacts | undefined
  /** What is like the job that ended. */
  readonly like?: LikeJobs | undefined
  readonly now: Date
}
/** The same, with the applicant as the employer knows them: a first name, or "Applicant 4". */
export interface EmployerMailFacts extends MailFacts {
  readonly applicant: string
  /** Whether its job is live or paused: somebody else can still have it. */
  readonly isJobOpen: boolean
}

/** What differs from one mail of an application to the next. */
export interface Words extends Pick<Circular, 'subject' | 'preheader' | 'heading' | 'paragraphs' | 'pay' | 'facts' | 'listed'> {
  readonly button: string
  /** Where the button leads, where that is not the application. */
  readonly path?: string
}

/** "Fri 4 Dec, 18:00", or something that is true where there is no such time. */
export const when = (at: Date | null, now: Date, otherwise: string): string => (at === null ? otherwise : momentWords(at, now))
/** The same without its hour: a reply is due by the end of its day. */
export const onDay = (at: Date | null, now: Date, otherwise: string): string => (at === null ? otherwise : dayWords(londonDate(at), now))
