import type { CoverShift } from '@evenshift/contract/model/overview/cover'
import type { ChangeReply } from '@evenshift/contract/states/job/job-change'
import type { ReactNode } from 'react'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'

/** What is said in areas/employer/posts/one. */
export const words = {
  // ConfirmNote
  confirmedAnother30Days: 'Confirmed for 30 days',
  confirmBy: (day: string, closes: string | null) =>
    `Still hiring? Confirm by ${day} to keep this job open${closes === null ? '' : ` until ${closes}`}.`,
  stillOpen: 'Yes, still hiring',

  // ClosedNote
  reopenOrCopy: (until: string) => `Applications are closed. You can reopen it until ${until}, or copy it as a new job.`,
  copyIt: (barred = '') => `${barred && `${barred}. `}Copy it to post it again.`,

  // PostDetails
  jobs: 'Jobs',
  appeal: 'Appeal',
  thinkItsWrong: (appeal: ReactNode, days: number) => (
    <>
      Think this is wrong? {appeal} within {days} days.
    </>
  ),
  wellReadBeforeGoes: 'We’ll read it before it goes live, usually within one working day, and email you.',
  tooFewShifts: (left: number, needed: number) =>
    left === 0
      ? 'Every shift is filled, so no one new can apply. Close the job, or add shifts.'
      : `${counted(left, 'shift is', 'shifts are')} left, but everyone takes at least ${needed}, so no one new can apply. Let people take fewer, or close the job.`,
  noOneNewCan: 'No one new can apply. Reply to existing applicants by the dates you promised.',
  everyPlaceTaken: 'Every place is taken, and people can still apply in case someone drops out. Pause it if you don’t want more.',
  noApplications: {
    draft: () => 'Once you publish it, we’ll show it to people who are free.',
    pending_review: () => 'Once it’s live, we’ll show it to people who are free and tell you when someone applies.',
    live: (views: number) =>
      `${views === 0 ? 'No' : `${counted(views, 'view')} and no`} applicants yet. We’ll tell you when someone applies.`,
    paused: () => 'No applicants. Resume it and we’ll show it to people again.',
    closed: () => 'No applicants. Copy the job to try again with other shifts or pay.',
    removed: () => 'No applicants.',
  },
  noReplyDue: 'No replies due.',
  owed: (people: number, late: number) =>
    late >= people
      ? `${counted(late, 'reply', 'replies')} late`
      : `${counted(people, 'applicant')} to reply to${late > 0 ? `, ${late} late` : ''}`,
  toReview: 'to review',
  interviewing: 'at interview',
  shortlisted: 'shortlisted',
  offered: 'offered',
  accepted: 'accepted',
  starting: 'starting',
  hired: 'hired',
  resume: 'Resume',
  finishDraft: 'Finish draft',
  edit: 'Edit',
  applicants: 'Applicants',
  evenshiftRemovedThisJob: 'Evenshift removed this job.',
  people: 'People',
  everythingItSays: 'Job details',
  shareJob: 'Share this job',
  poster: 'Poster for your window',
  looked: (views: number, saves: number) => dotted([counted(views, 'view'), counted(saves, 'save')]),
  theWork: 'The work',
  noDescriptionYet: 'No description yet.',

  // HiredCard
  whoYouHired: 'Who you hired',
  whosStarting: 'Who’s starting',
  noOneStarting: 'No one’s starting.',
  offersOpen: 'Offers still open',
  toldItClosed: (told: number) => `We told ${counted(told, 'person', 'people')} that the job closed.`,

  // CoverCard
  cover: 'Cover',
  fillTheWeek: 'Fill the week',
  viewTheWeek: 'View the week',
  seats: ({ accepted, needed, offered }: CoverShift, askedFor: number, left: readonly { readonly times: string; readonly by: string }[]) =>
    dotted([
      [
        accepted > 0 ? `${accepted} of ${needed} filled` : needed > 1 ? `None of ${needed} filled` : 'Not filled',
        ...left.map(({ times, by }) => `${times} open (${by})`),
        offered > 0 && `${offered} offered`,
      ]
        .filter(Boolean)
        .join(', '),
      accepted + offered < needed &&
        (askedFor === 0 ? 'no one who can work it has applied yet' : `${counted(askedFor, 'applicant')} chose it`),
    ]),

  // PostEdits
  whatChanged: 'What changed',

  // ChangeReplies
  changeReplies: (isOfTimes: boolean) =>
    ({
      can: 'Can still do it',
      unsaid: 'No reply yet',
      told: 'Told',
      offer: isOfTimes ? 'On the old times' : 'On the old terms',
    }) satisfies Record<ChangeReply, string>,
  withdrew: 'Withdrew',
  peopleCounted: (people: number) => counted(people, 'person', 'people'),

  // PostScreen
  loadingJob: 'Loading job',
  couldntLoadJob: 'We couldn’t load this job',
  hearSoonSomeoneApplies: 'Hear as soon as someone applies?',

  // term-rows
  shifts: (shifts: number) => counted(shifts, 'shift'),
  reference: 'Reference',
  address: 'Address',
  contact: 'Contact',
  askFor: 'Ask for',
  wear: 'Wear',
  bring: 'Bring',
  added: 'Added',
  minUnpaidBreak: (breakMinutes: number) => `${breakMinutes} min unpaid break`,
  needs: (people: number) => counted(people, 'person', 'people'),
  aWeek: (guaranteedHours: string) => `${guaranteedHours} a week`,
  day: (shiftNoticeDays: number) => counted(shiftNoticeDays, 'day'),
  contract: 'Contract',
  where: 'Where',
  places: 'Places',
  filled: (vacancies: number, filled: number) => (filled === 0 ? `${vacancies}` : `${vacancies}, ${filled} hired`),
  answersWithin: 'Replies within',
  dayWithReplyWithinDays: (replyWithinDays: number) => counted(replyWithinDays, 'day'),
  interview: 'Interview',
  question: (length: number) => counted(length, 'question'),
  recorded: ', recorded',
}
