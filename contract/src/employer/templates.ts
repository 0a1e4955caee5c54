import { z } from 'zod'
import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { template, templateChange, templateInput, templateQuery } from '#contract/model/job/template'

export const employerTemplates = contract({
  templates: {
    method: 'GET',
    path: '/templates',
    summary: 'The wordings kept for later',
    caller: 'employer',
    approval: 'approved_or_pending',
    query: templateQuery,
    output: z.array(template),
  },
  createTemplate: {
    method: 'POST',
    path: '/templates',
    summary: 'Keeps a wording for later, where the plan has templates',
    caller: 'employer',
    body: templateInput,
    output: template,
    status: 201,
    refusals: ['PLAN_LIMIT'],
    repeatable: true,
  },
  changeTemplate: {
    method: 'PATCH',
    path: '/templates/{id}',
    summary: 'Changes a template',
    caller: 'employer',
    params: byId,
    body: templateChange,
    output: template,
  },
  deleteTemplate: {
    method: 'DELETE',
    path: '/templates/{id}',
    summary: 'Deletes a template',
    caller: 'employer',
    params: byId,
    status: 204,
  },
})
