import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { Profile } from '@evenshift/contract/model/profile/profile'

export interface ReadyStep {
  readonly key: string
  readonly title: string
  readonly text: string
  /** Whose turn it is: done, the seeker's until the first day, or the employer's. */
  readonly state: 'done' | 'yours' | 'theirs'
  readonly link?: { readonly label: string; readonly href: string }
}
type Facts = Pick<ApplicationDetail, 'status'> & { readonly job: Pick<ApplicationDetail['job'], 'isDbsCheck'> }

const how = { label: 'How', href: 'https://www.gov.uk/prove-right-to-work' }
export const isVisaHolder = (rightToWork: Profile['rightToWork']): boolean =>
  rightToWork === 'student_visa' || rightToWork === 'other_limit'

/** What to settle before a first day; the law behind each is the employer's to follow, and free for the person who starts. */
export function readyList({ job, status }: Facts, rightToWork: Profile['rightToWork'], acceptedWords: string): readonly ReadyStep[] {
  const isHired = status === 'hired'
  return [
    { key: 'accepted', title: 'Offer accepted', text: acceptedWords, state: 'done' },
    {
      key: 'right_to_work',
      title: 'Right to work',
      text: isVisaHolder(rightToWork)
        ? 'Get a share code (it starts with W) and give it to them with your date of birth. It lasts 90 days.'
        : 'Show your passport, or your birth certificate and a paper with your National Insurance number. It costs you nothing.',
      state: isHired ? 'done' : 'yours',
      ...(isHired ? {} : { link: how }),
    },
    ...(rightToWork === 'student_visa'
      ? [
          {
            key: 'term_dates',
            title: 'Term dates letter',
            text: 'Free from your university, and theirs to keep: your term and vacation dates.',
            state: 'yours' as const,
          },
        ]
      : []),
    ...(job.isDbsCheck
      ? [
          {
            key: 'dbs',
            title: 'DBS check',
            text: 'They’ll arrange it. Never pay for it before you have the job.',
            state: 'theirs' as const,
          },
        ]
      : []),
    {
      key: 'bank',
      title: 'Bank details and P45',
      text: 'No P45? Say that it’s your first job. Give them to no one before this.',
      state: 'yours',
    },
    { key: 'terms', title: 'Written terms', text: 'By law you get your pay, hours and notice in writing by day one.', state: 'theirs' },
  ]
}
