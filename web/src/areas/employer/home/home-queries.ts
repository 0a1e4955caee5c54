import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import { employerQuery } from '#web/shared/calls/employer'

/** Enough to show four, though rejections of some are on their way. */
const WAITING_ROWS = 15
const WROTE_ROWS = 3
/** The first of those whom a reply is owed to, the most urgent first, and how many are due. */
export const waitingQuery = employerQuery('applications', {
  query: {
    status: ['applied', 'in_review', 'interview_submitted', 'shortlisted'],
    sort: 'reply_due',
    limit: WAITING_ROWS,
    view: 'card',
  },
})

/** Who wrote last and waits for a word, the longest wait first. */
export const wroteQuery = employerQuery('conversations', { query: { waiting: 'true', limit: WROTE_ROWS } })

/** What was told and isn't read yet, who accepted and who pulled out among it. */
export const unreadQuery = employerQuery('notifications', { query: { unread: 'true', limit: PAGE_SIZE_MOST } })

/** Whoever accepted an offer, hired or not yet. */
export const startersQuery = employerQuery('applications', {
  query: { status: ['offer_accepted', 'hired'], sort: 'newest', limit: PAGE_SIZE_MOST, view: 'card' },
})

/** Whoever hasn't replied to an offer yet, whatever became of the job. */
export const offersQuery = employerQuery('applications', {
  query: { status: ['offered'], sort: 'newest', limit: PAGE_SIZE_MOST, view: 'card' },
})

/** Posts under way and drafts, those that close first at the top. */
export const postsQuery = employerQuery('ongoingJobs', { query: { sort: 'closing', limit: PAGE_SIZE_MOST, view: 'card' } })

/** Whether anything was ever posted and closed. */
export const closedQuery = employerQuery('closedJobs', { query: { limit: 1, view: 'card' } })

/** Meetings that wait for a word or are coming. */
export const meetingsQuery = employerQuery('meetings')

/** How many applications stand where. */
export const countsQuery = employerQuery('applicationsCount')
