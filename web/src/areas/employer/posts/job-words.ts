import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import type { CloseOutcome, CloseReason, JobStatus } from '@evenshift/contract/states/job/job'
import { confirmBy } from '#web/areas/employer/posts/confirm-by'
import { placesWords } from '#web/shared/job/places-left'
import { closesOn, dayDate, dayDateNear } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'

type Counts = PostCard['counts']

/** How many applications stand at any of these statuses; all of them where none is named. */
export const countOf = (counts: Counts, statuses?: readonly ApplicationStatus[]): number =>
  counts.reduce((sum, { status, count }) => (!statuses || statuses.includes(status) ? sum + count : sum), 0)

/** "No applicants", "1 applicant". */
export const applicantsWords = (count: number): string => (count === 0 ? 'No applicants' : counted(count, 'applicant'))

/** "1 late" of the replies to a job. */
export const lateWords = (late: number): string => `${late} late`
/** "3 to reply to", "3 to reply to, 1 late", "2 late" where all are. */
export const owedWords = (unanswered: number, late: number): string =>
  late >= unanswered ? lateWords(late) : `${unanswered} to reply to${late > 0 ? `, ${lateWords(late)}` : ''}`

/** Nobody can be hired for it any more. */
export const isOver = ({ status }: Pick<PostCard, 'status'>): boolean => status === 'closed' || status === 'removed'

/** Who has accepted and isn't marked as hired yet. */
export const startingIn = ({ counts }: Pick<PostCard, 'counts'>): number => countOf(counts, ['offer_accepted'])

/** "1 person hired, 1 starting"; "no one hired" where nobody has the job. */
function takenLine({ counts, filled }: Pick<PostCard, 'counts' | 'filled'>): string {
  const starting = startingIn({ counts })
  const people = counted(filled || starting, 'person', 'people')
  if (filled === 0) return starting === 0 ? 'no one hired' : `${people} starting`
  return `${people} hired${starting > 0 ? `, ${starting} starting` : ''}`
}

/** "2 places left"; of a job that is over who took it. */
export const placesLine = (job: Pick<PostCard, 'status' | 'vacancies' | 'filled' | 'placesLeft' | 'counts'>): string =>
  isOver(job) ? takenLine(job) : placesWords(job)

/** "24 applicants · 2 places left · closes Thu 26 Nov"; "confirm by" where it closes before that unless somebody says that it's still open. */
export function jobLine(job: PostCard, now: Date): string {
  const confirm = confirmBy(job, now)
  const closes =
    confirm !== null
      ? `confirm by ${dayDate(confirm)}`
      : job.closingDate && !isOver(job)
        ? `closes ${dayDateNear(job.closingDate, now)}`
        : ''
  return dotted([applicantsWords(countOf(job.counts)), placesLine(job), closes])
}

/** The chip of a post: what it waits for or when it ends. */
export function endLine(job: PostCard, now: Date): string {
  if (isOver(job)) return job.closedAt ? `Closed ${dayDate(job.closedAt)}` : ''
  return job.closingDate ? closesOn(job.closingDate, now) : ''
}

export const statusChip: Readonly<Record<JobStatus, 'fact' | 'match' | 'quiet' | 'bad' | 'info'>> = {
  draft: 'quiet',
  pending_review: 'info',
  live: 'fact',
  paused: 'match',
  closed: 'quiet',
  removed: 'bad',
}

export const outcomeWords: Readonly<Record<CloseOutcome, string>> = {
  hired_here: 'You hired someone who applied here',
  hired_elsewhere: 'You hired someone from elsewhere',
  not_needed: 'You no longer need anyone',
  keep_reviewing: 'No new applications, still reviewing',
}

const closeReasonWords: Readonly<Record<CloseReason, string>> = {
  ...outcomeWords,
  closing_date: 'Its closing date passed',
  filled: 'Every place was filled',
  not_confirmed: 'Not confirmed as still open',
  employer_left: 'The company left',
}

/** Why a job closed; that somebody was hired is left out once nobody has the job any more. */
export const closedWhy = ({ closeReason, counts, filled }: Pick<PostCard, 'closeReason' | 'counts' | 'filled'>): string =>
  closeReason === null || (closeReason === 'hired_here' && filled + startingIn({ counts }) === 0) ? '' : closeReasonWords[closeReason]
