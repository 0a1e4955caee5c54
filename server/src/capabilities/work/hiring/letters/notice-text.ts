/** What a notice is made of, and what it says. */
import type { MeetingWords } from '#server/capabilities/work/hiring/letters/meeting-words'
import type { EmployerNotificationType, SeekerNotificationType } from '@evenshift/contract/states/notification'

export interface Facts {
  readonly job: string
  readonly employer: string
  /** Where the applicant is named: an employer reads the name there as long as they may know it. */
  readonly applicant: string
  /** The deadline of the interview, in words. */
  readonly deadline: string
  /** By when the employer promised to reply, in words. */
  readonly replyBy: string
  /** When the offer expires, in words. */
  readonly expires: string
  /** Why a job ended, which shift is filled, what of a job or an offer changed, what a hire called off, which document was viewed, or what a week comes to. */
  readonly said: string
  /** "Reason: the pay." of who declined or withdrew; empty where they gave none. */
  readonly reason: string
  /** What a changed job means for them; empty where nothing changed, or no free time was ever given. */
  readonly fit: string
  /** What the employer wrote beside a change of the job; left out where it is shown apart. */
  readonly line?: string
  /** Whether they have an offer, or accepted one: it keeps its own terms when the job changes. */
  readonly hasOffer: boolean
  /** Whether a changed job waits for their word. */
  readonly isAsked: boolean
  /** Whether they are hired: what was arranged before isn't needed any more. */
  readonly isHired: boolean
  /** The meeting that it is about; empty where it is about none. */
  readonly meeting: MeetingWords
}
export type Text = {
  readonly subject: (facts: Facts) => string
  readonly says: (facts: Facts) => string
  /** What it says instead once what it asks for is done or too late. */
  readonly fact?: (facts: Facts) => string
} & (
  | { readonly to: 'seeker'; readonly kind: SeekerNotificationType }
  | { readonly to: 'employer'; readonly kind: EmployerNotificationType }
)
