import type { NotificationAbout } from '@evenshift/contract/model/notification'
import type { NotificationType } from '@evenshift/contract/states/notification'

type About = Pick<NotificationAbout, 'job' | 'who'>
const employer = ({ who }: About): string => who ?? 'the employer'
const applicant = ({ who }: About): string => who ?? 'An applicant'

/** How those are headed whose title asks for something, once that is done or too late. */
const titles: Readonly<Partial<Record<NotificationType, (about: About) => string>>> = {
  // a seeker
  interview_deadline_24h: (about) => `Interview with ${employer(about)}`,
  meeting_proposed: (about) => `Meeting times: ${employer(about)}`,
  offer_expiring_24h: (about) => `Offer from ${employer(about)}`,
  // everyone in a company
  reply_due_soon: (about) => `${applicant(about)} was due a reply`,
  reply_overdue: (about) => `${applicant(about)} was due a reply`,
  trial_outcome_due: (about) => `${applicant(about)}’s paid trial is over`,
  // either
  start_check: ({ job }) => `First day: ${job}`,
}
export const settledTitle = (type: NotificationType, title: string, about: About): string => titles[type]?.(about) ?? title
