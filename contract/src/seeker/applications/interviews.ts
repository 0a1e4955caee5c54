import { contract } from '#contract/call'
import { byId, page, pageQuery } from '#contract/model/basics'
import { adjustmentRequest, answerCaptions, extensionRequest, keptAnswer } from '#contract/model/interview/interview'
import { interviewStart, interviewSubmission, ownInterview, ownInterviewRow } from '#contract/model/interview/own-interview'

export const seekerInterviews = contract({
  interviews: {
    method: 'GET',
    path: '/job-interview',
    summary: 'The own interviews, those still to do first',
    caller: 'jobseeker',
    query: pageQuery,
    output: page(ownInterviewRow),
  },
  interviewDetails: {
    method: 'GET',
    path: '/job-interview/details/{id}',
    summary: 'The interview of an application: the questions can be read before anything is recorded',
    caller: 'jobseeker',
    params: byId,
    output: ownInterview,
  },
  startInterview: {
    method: 'POST',
    path: '/job-interview/start',
    summary: 'Begins, with the seeker’s agreement to be recorded',
    caller: 'jobseeker',
    body: interviewStart,
    output: ownInterview,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  keepAnswer: {
    method: 'PUT',
    path: '/job-interview/answer',
    summary: 'Counts a take and keeps it as the answer',
    caller: 'jobseeker',
    body: keptAnswer,
    output: ownInterview,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  captionAnswer: {
    method: 'PUT',
    path: '/job-interview/captions',
    summary: 'Writes what is said in a recorded answer, before the interview is sent',
    caller: 'jobseeker',
    body: answerCaptions,
    output: ownInterview,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  submitInterview: {
    method: 'POST',
    path: '/job-interview/submit',
    summary: 'Sends the interview, once, before its deadline and with every required answer',
    caller: 'jobseeker',
    body: interviewSubmission,
    output: ownInterview,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  requestExtension: {
    method: 'POST',
    path: '/job-interview/extension',
    summary: 'Asks the employer for more days',
    caller: 'jobseeker',
    body: extensionRequest,
    output: ownInterview,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  requestAdjustment: {
    method: 'POST',
    path: '/job-interview/adjustment',
    summary: 'Asks for another way to answer; no one has to say why',
    caller: 'jobseeker',
    body: adjustmentRequest,
    output: ownInterview,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
})
