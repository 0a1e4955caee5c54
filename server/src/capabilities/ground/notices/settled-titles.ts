import type { NotificationAbout } from '@evenshift/contract/model/notification'
import type { NotificationType } from '@evenshift/contract/states/notification'

type About = Pick<NotificationAbout, 'job' | 'who'>
const employer = ({ who }: About): string => who ?? 'the employer'
const applicant = ({ who }: About): string => who ?? 'an applicant'

/** How those are headed whose title asks for something, once that is done or too late. */
const titles: Readonly<Partial<Record<NotificationType, (about: About) => string>>> = {
  // a seeker
  interview_deadline_24h: (about) => `Interview with ${employer(about)}`,
  meeting_proposed: (about) => `Meeting times: ${employer(about)}`,
  offer_expiring_24h: (about) => `Offer from ${employer(about)}`,
  // everyone in a company
  reply_due_soon: (about) => `Nothing left to do for ${applicant(about)}`,
  reply_overdue: (about) => `Nothing left to do for ${applicant(about)}`,
  trial_outcome_due: ({ who }) => `${who ?? 'An applicant'}’s paid trial is over`,
  // either
  start_check: ({ job }) => `First day: ${job}`,
}
export const settledTitle = (type: NotificationType, title: string, about: About): string => titles[type]?.(about) ?? title
