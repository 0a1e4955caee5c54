import { z } from 'zod'
import { contract } from '#contract/call'
import { id } from '#contract/model/basics'
import { answersOfJob, answersQuery } from '#contract/model/interview/answers-of-job'
import { interview, interviewAdjustment, interviewExtension, interviewShare } from '#contract/model/interview/interview'

export const employerInterviews = contract({
  interviewDetails: {
    method: 'GET',
    path: '/job-interview/details',
    summary: 'The newest interview of this person for this job, with answers that play for a while',
    caller: 'employer',
    role: 'reviewer',
    query: z.strictObject({ jobId: id, userId: id }),
    output: interview,
    refusals: ['NOT_FOUND'],
  },
  answersOfJob: {
    method: 'GET',
    path: '/job-interview/answers',
    summary: 'Who answered one question in the interviews of a job',
    caller: 'employer',
    role: 'reviewer',
    query: answersQuery,
    output: answersOfJob,
    refusals: ['NOT_FOUND'],
  },
  extendInterview: {
    method: 'POST',
    path: '/job-interview/extend',
    summary: 'Gives more days',
    caller: 'employer',
    body: interviewExtension,
    output: interview,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  adjustInterview: {
    method: 'POST',
    path: '/job-interview/adjust',
    summary: 'Answers the wish for another way to take part',
    caller: 'employer',
    body: interviewAdjustment,
    output: interview,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
  shareInterview: {
    method: 'POST',
    path: '/job-interview/share',
    summary: 'Asks a colleague to watch an interview that was sent, or one answer of it; each is told once of each',
    caller: 'employer',
    body: interviewShare,
    status: 204,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION'],
  },
})
