import { contract } from '#contract/call'
import { feedbackInput, feedbackOverview, feedbackReceipt } from '#contract/model/feedback'

export const seekerFeedback = contract({
  feedback: {
    method: 'GET',
    path: '/report-feedback',
    summary: 'The reasons to choose from, and what the caller has sent',
    caller: 'jobseeker',
    approval: 'even_suspended',
    output: feedbackOverview,
  },
  saveFeedback: {
    method: 'POST',
    path: '/report-feedback/save-feedback',
    summary: 'Sends feedback, a report, a complaint or an appeal',
    caller: 'jobseeker',
    approval: 'even_suspended',
    body: feedbackInput,
    output: feedbackReceipt,
    status: 201,
    refusals: ['NOT_FOUND'],
    repeatable: true,
  },
})
