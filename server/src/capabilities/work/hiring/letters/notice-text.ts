/** What a notice is made of, and what it says. */
import type { MeetingWords } from '#server/capabilities/work/hiring/letters/meeting-words'
import type { EmployerNotificationType, SeekerNotificationType } from '@evenshift/contract/states/notification'

export interface Facts {
  readonly job: string
  readonly employer: string
  /** The deadline of the interview, in words. */
  readonly deadline: string
  /** By when the employer promised to reply, in words. */
  readonly replyBy: string
  /** When the offer expires, in words. */
  readonly expires: string
  /** Why a job ended, which shift is filled, what of a job changed, which document was viewed, or what a week comes to. */
  readonly said: string
  /** Whether they have an offer, or accepted one: it keeps its own terms when the job changes. */
  readonly hasOffer: boolean
  /** The meeting that it is about; empty where it is about none. */
  readonly meeting: MeetingWords
}
export type Text = {
  readonly subject: (facts: Facts) => string
  readonly says: (facts: Facts) => string
} & (
  | { readonly to: 'seeker'; readonly kind: SeekerNotificationType }
  | { readonly to: 'employer'; readonly kind: EmployerNotificationType }
)
