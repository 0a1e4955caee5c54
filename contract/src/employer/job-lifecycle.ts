import { z } from 'zod'
import { contract } from '#contract/call'
import { byId, date, id, version } from '#contract/model/basics'
import { employerJob } from '#contract/model/job/job'
import { closeOutcomes } from '#contract/states/job/job'

const ofJob = z.strictObject({ jobId: id })
const closing = z.union(
  [
    z.strictObject({ closingDate: date.meta({ example: '2030-01-15' }) }),
    z.strictObject({ closeNow: z.literal(true), outcome: z.enum(closeOutcomes, 'Say how it ended') }),
  ],
  'Give a closing date, or close it now and say how it ended',
)

export const employerJobLifecycle = contract({
  closeJob: {
    method: 'PATCH',
    path: '/jobs/CloseJobDate',
    summary: 'Sets the last day (today to 90 days), closes now, or opens a closed job again within 30 days',
    caller: 'employer',
    query: ofJob,
    body: closing,
    output: employerJob,
    refusals: ['NOT_FOUND', 'INVALID_TRANSITION', 'PLAN_LIMIT', 'PAYMENT_DUE', 'VACANCIES_TAKEN', 'PAY_BELOW_MINIMUM'],
  },
  changeJobStatus: {
    method: 'PATCH',
    path: '/jobs/status',
    summary: 'Publishes, pauses, resumes, or calls a job back from being checked',
    caller: 'employer',
    approval: 'approved_or_pending',
    query: ofJob,
    body: z.strictObject({ status: z.enum(['live', 'paused', 'draft'], 'Choose live, paused or draft'), version }),
    output: employerJob,
    refusals: ['NOT_FOUND', 'STALE', 'INVALID_TRANSITION', 'PLAN_LIMIT', 'PAYMENT_DUE', 'PAY_BELOW_MINIMUM'],
  },
  deleteDraft: {
    method: 'DELETE',
    path: '/jobs/{id}',
    summary: 'Deletes a draft',
    caller: 'employer',
    approval: 'approved_or_pending',
    params: byId,
    status: 204,
    refusals: ['INVALID_TRANSITION'],
  },
  confirmJob: {
    method: 'POST',
    path: '/jobs/{id}/confirm',
    summary: 'Says that the job is still open, for another 30 days',
    caller: 'employer',
    params: byId,
    output: employerJob,
    refusals: ['INVALID_TRANSITION'],
  },
  duplicateJob: {
    method: 'POST',
    path: '/jobs/{id}/duplicate',
    summary: 'Makes a draft with the terms of this job',
    caller: 'employer',
    params: byId,
    output: employerJob,
    status: 201,
    repeatable: true,
  },
})
