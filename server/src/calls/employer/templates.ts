import type { Answer } from '@evenshift/contract/call'
import type { employerTemplates } from '@evenshift/contract/employer/templates'
import {
  type TemplateRow,
  deleteTemplate,
  keepTemplate,
  listTemplates,
  updateTemplate,
} from '#server/capabilities/parties/templates/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

const view = ({ id, kind, name, body, createdAt, updatedAt }: TemplateRow): Answer<typeof employerTemplates.createTemplate> => ({
  _id: id,
  kind,
  name,
  body,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export const templateCalls = {
  templates: async ({ query }, context) => (await listTemplates(context.db, companyOf(context), query.kind)).map(view),

  createTemplate: async ({ body }, context) => {
    const row = await transact(context.db, (tx) => keepTemplate(tx, companyOf(context), body, context.clock.now()))
    return isRefusal(row) ? row : view(row)
  },

  changeTemplate: async ({ params, body }, context) => {
    const set = { ...body, updatedAt: context.clock.now() }
    const row = await updateTemplate(context.db, companyOf(context), params.id, set)
    return row === null ? refuse('NOT_FOUND') : view(row)
  },

  deleteTemplate: async ({ params }, context) =>
    (await deleteTemplate(context.db, companyOf(context), params.id)) ? undefined : refuse('NOT_FOUND'),
} satisfies Handlers<typeof employerTemplates, EmployerContext>
