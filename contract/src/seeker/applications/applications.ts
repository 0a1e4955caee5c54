import { z } from 'zod'
import { contract } from '#contract/call'
import { accessLogRow, application, applicationInput, changeConfirmation, view } from '#contract/model/application/application'
import { newTimesAnswer } from '#contract/model/application/new-times'
import { byId, page, pageQuery } from '#contract/model/basics'
import { leaveReasons } from '#contract/states/application/application'

export const seekerApplications = contract({
  applyForJob: {
    method: 'POST',
    path: '/jobapply',
    summary: 'Applies for a job',
    caller: 'jobseeker',
    body: applicationInput,
    output: application,
    status: 201,
    refusals: ['NOT_FOUND', 'ALREADY_APPLIED', 'JOB_CLOSED', 'MINIMUM_AGE'],
    repeatable: true,
  },
  withdrawApplication: {
    method: 'DELETE',
    path: '/jobapply/{id}',
    summary: 'Withdraws an open application',
    caller: 'jobseeker',
    approval: 'even_suspended',
    params: byId,
    query: z.strictObject({ reason: z.enum(leaveReasons).optional() }),
    status: 204,
    refusals: ['INVALID_TRANSITION'],
  },
  confirmChange: {
    method: 'POST',
    path: '/jobapply/{id}/confirm-change',
    summary: 'Says that an application still stands after a change of its job',
    caller: 'jobseeker',
    params: byId,
    body: changeConfirmation,
    output: application,
    refusals: ['STALE', 'INVALID_TRANSITION'],
  },
  answerNewTimes: {
    method: 'POST',
    path: '/jobapply/{id}/new-times',
    summary: 'Answers whether an agreed shift is worked at the time that its job has now',
    caller: 'jobseeker',
    params: byId,
    body: newTimesAnswer,
    output: application,
    refusals: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION', 'SHIFT_TAKEN'],
  },
  profileViews: {
    method: 'GET',
    path: '/jobapply/views',
    summary: 'Which employers looked, newest first',
    caller: 'jobseeker',
    query: pageQuery,
    output: page(view),
  },
  accessLog: {
    method: 'GET',
    path: '/jobapply/{id}/access-log',
    summary: 'Who opened which part of an application, and when',
    caller: 'jobseeker',
    params: byId,
    query: pageQuery,
    output: page(accessLogRow),
  },
})
