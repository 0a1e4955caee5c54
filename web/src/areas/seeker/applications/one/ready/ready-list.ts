import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import { isVisaHolder, papersOf } from '#web/areas/seeker/applications/papers'
import { words } from '#web/areas/seeker/applications/one/ready/words'

export interface ReadyStep {
  readonly key: string
  readonly title: string
  readonly text: string
  /** Whose turn it is: done, the seeker's until the first day, or the employer's. */
  readonly state: 'done' | 'yours' | 'theirs'
  /** When it's due, where that isn't the first day. */
  readonly due?: string
  readonly link?: { readonly label: string; readonly href: string }
}
type Facts = Pick<ApplicationDetail, 'status'> & { readonly job: Pick<ApplicationDetail['job'], 'isDbsCheck'> }

const how = { label: words.how, href: 'https://www.gov.uk/prove-right-to-work' }

/** What to settle by a first day, and by the first payday; the law behind each is the employer's to follow, and free for the person who starts. */
export function readyList({ job, status }: Facts, rightToWork: Profile['rightToWork'], acceptedWords: string): readonly ReadyStep[] {
  const isHired = status === 'hired'
  return [
    { key: 'accepted', title: words.offerAccepted, text: acceptedWords, state: 'done' },
    {
      key: 'right_to_work',
      title: words.rightToWork,
      text: isVisaHolder(rightToWork) ? words.getShareCodeStarts : words.showPapers(papersOf(rightToWork)),
      state: isHired ? 'done' : 'yours',
      ...(isHired ? {} : { link: how }),
    },
    ...(rightToWork === 'student_visa'
      ? [
          {
            key: 'term_dates',
            title: words.termDatesLetter,
            text: words.freeUniversityTheirsKeep,
            state: 'yours' as const,
          },
        ]
      : []),
    ...(job.isDbsCheck
      ? [
          {
            key: 'dbs',
            title: words.dbsCheck,
            text: words.theyllArrangeNeverPay,
            state: 'theirs' as const,
          },
        ]
      : []),
    {
      key: 'bank',
      title: words.bankDetailsAndP45,
      text: words.noP45SayFirst,
      state: 'yours',
      due: words.forFirstPayday,
    },
    { key: 'terms', title: words.writtenTerms, text: words.lawGetPayHours, state: 'theirs' },
  ]
}
