import type { Output } from '@evenshift/contract/call'
import { DAY_MS } from '@evenshift/contract/days'
import type { EmployerService } from '@evenshift/contract/employer/service'
import { londonDay } from '@evenshift/contract/london'
import type { EmployerMeetingRow } from '@evenshift/contract/model/meeting/meeting'
import type { ApplicantCard } from '@evenshift/contract/model/overview/applicant-card'
import type { PostCard } from '@evenshift/contract/model/overview/post-card'
import { confirmBy } from '#web/areas/employer/posts/confirm-by'

interface Page<Row> {
  readonly data: readonly Row[]
}
const APPLICANTS_SHOWN = 4
export const STARTERS_SHOWN = 3
export const POSTS_SHOWN = 5
export const OFFERS_SHOWN = 3

/** Whom a reply is owed to, those who wrote among them: a word to them is no reply to their application. */
export const shownApplicants = (waiting: Page<ApplicantCard> | undefined): ApplicantCard[] =>
  (waiting?.data ?? []).filter(({ pendingRejection }) => !pendingRejection).slice(0, APPLICANTS_SHOWN)

/** Jobs that close soon unless somebody says that they're still open, the first to close first. */
export const toConfirm = (posts: Page<PostCard> | undefined, now: Date): PostCard[] =>
  (posts?.data ?? [])
    .flatMap((job) => ({ job, by: confirmBy(job, now) }))
    .filter(({ by }) => by !== null)
    .toSorted((one, other) => (one.by ?? '').localeCompare(other.by ?? ''))
    .map(({ job }) => job)

/** Jobs that are out, those to confirm before the others. */
export const shownPosts = (posts: Page<PostCard> | undefined, now: Date): PostCard[] =>
  [...new Set([...toConfirm(posts, now), ...(posts?.data ?? []).filter(({ status }) => status !== 'draft')])].slice(0, POSTS_SHOWN)

/** Of what isn't read yet, who accepted and then pulled out. */
export const shownPulledOut = (told: Output<EmployerService['notifications']> | undefined) =>
  (told?.data ?? []).filter(({ type, readAt }) => type === 'pulled_out' && readAt === null)

/** Of what isn't read yet, who accepted an offer and isn't marked as hired. */
export const shownAccepted = (told: Output<EmployerService['notifications']> | undefined) =>
  (told?.data ?? []).flatMap(({ about, ...row }) =>
    row.type === 'offer_accepted' && row.readAt === null && about?.owed.includes('start') ? [{ ...row, about }] : [],
  )

const MEETING_DAYS = 7
/** What the employer owes, and what is agreed for today and the days after. */
export const shownMeetings = (meetings: readonly EmployerMeetingRow[] | undefined, now: Date): EmployerMeetingRow[] =>
  (meetings ?? []).filter(({ owes, at }) => owes !== null || (at !== null && Date.parse(at) < now.getTime() + MEETING_DAYS * DAY_MS))

/** Offers that are open, the first to end first. */
export const shownOffers = (offers: Page<ApplicantCard> | undefined) =>
  (offers?.data ?? [])
    .flatMap(({ offerExpiresAt, ...row }) => (offerExpiresAt === null ? [] : [{ ...row, offerExpiresAt }]))
    .toSorted((one, other) => one.offerExpiresAt.localeCompare(other.offerExpiresAt))

/** Those whose first day is to come, the first to start first; without those whom the card of who accepted has. */
export function shownStarters(starters: Page<ApplicantCard> | undefined, accepted: ReturnType<typeof shownAccepted>, now: Date) {
  const today = londonDay(now)
  return (starters?.data ?? [])
    .filter(({ _id }) => !accepted.some(({ about }) => about.applicationId === _id))
    .flatMap(({ startDate, ...row }) => (startDate !== null && startDate >= today ? [{ ...row, startDate }] : []))
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
}
