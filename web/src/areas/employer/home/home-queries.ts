import { PAGE_SIZE_MOST } from '@evenshift/contract/constants'
import { employerQuery } from '#web/shared/calls/employer'

/** Applications whose turn is the employer's, the most urgent first. */
export const waitingQuery = employerQuery('applications', {
  query: {
    status: ['applied', 'in_review', 'interview_submitted', 'shortlisted'],
    sort: 'reply_due',
    limit: PAGE_SIZE_MOST,
  },
})

/** Posts under way and drafts, those that close first at the top. */
export const postsQuery = employerQuery('ongoingJobs', { query: { sort: 'closing', limit: PAGE_SIZE_MOST, view: 'card' } })

/** How many applications stand where. */
export const countsQuery = employerQuery('applicationsCount')
