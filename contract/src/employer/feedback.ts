import { contract } from '#contract/call'
import { feedbackInput, feedbackOverview, feedbackReceipt } from '#contract/model/feedback'

export const employerFeedback = contract({
  feedback: {
    method: 'GET',
    path: '/report-feedback',
    summary: 'The reasons to choose from, and what the caller has sent',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    output: feedbackOverview,
  },
  saveFeedback: {
    method: 'POST',
    path: '/report-feedback/save-feedback',
    summary: 'Sends feedback, a report, a complaint or an appeal',
    caller: 'employer',
    approval: 'even_suspended',
    role: 'reviewer',
    body: feedbackInput,
    output: feedbackReceipt,
    status: 201,
    refusals: ['NOT_FOUND'],
  },
})
