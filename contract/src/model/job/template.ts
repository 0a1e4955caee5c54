/** Wordings that an employer keeps for later. */
import { z } from 'zod'
import { id, instant, line, text } from '#contract/model/basics'
import { templateKinds } from '#contract/states/job/template'

const fields = {
  kind: z.enum(templateKinds, 'Choose what the template is for'),
  name: line(80, 'The name'),
  body: text(10_000, 'The text', 1),
}
export const templateInput = z.strictObject(fields)
export const templateChange = templateInput.partial()
export const template = z.object({ _id: id, ...fields, createdAt: instant, updatedAt: instant })
export const templateQuery = z.strictObject({ kind: fields.kind.optional() })
