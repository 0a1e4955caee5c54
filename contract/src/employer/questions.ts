import { contract } from '#contract/call'
import { byId, page } from '#contract/model/basics'
import { question, questionChange, questionInput, questionQuery } from '#contract/model/interview/question'

export const employerQuestions = contract({
  questions: {
    method: 'GET',
    path: '/job-interview/question-bank',
    summary: 'The questions that aren’t archived',
    caller: 'employer',
    query: questionQuery,
    output: page(question),
  },
  createQuestion: {
    method: 'POST',
    path: '/job-interview/question-bank/create',
    summary: 'Adds a question to the bank; its wording is checked',
    caller: 'employer',
    body: questionInput,
    output: question,
    status: 201,
    refusals: ['PLAN_LIMIT'],
    repeatable: true,
  },
  changeQuestion: {
    method: 'PATCH',
    path: '/job-interview/{id}',
    summary: 'Changes a question; interviews already sent keep the wording they had',
    caller: 'employer',
    params: byId,
    body: questionChange,
    output: question,
    refusals: ['PLAN_LIMIT', 'STALE'],
  },
  deleteQuestion: {
    method: 'DELETE',
    path: '/job-interview/{id}',
    summary: 'Deletes a question; one in use is archived',
    caller: 'employer',
    params: byId,
    status: 204,
  },
})
