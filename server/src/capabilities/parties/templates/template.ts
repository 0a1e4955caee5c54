import { v7 as uuidv7 } from 'uuid'
import type { Parsed } from '@evenshift/contract/call'
import type { employerTemplates } from '@evenshift/contract/employer/templates'
import { planOf } from '#server/capabilities/parties/companies/public'
import type { TemplateRow } from '#server/capabilities/parties/templates/tables'
import { countTemplates, insertTemplate } from '#server/capabilities/parties/templates/store'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import { takeTurn } from '#server/platform/database/locks'

type TemplateInput = Parsed<typeof employerTemplates.createTemplate>['body']

/** More than anybody finds their way in. */
const TEMPLATES_MOST = 100

/** Keeps a wording where the plan has templates; those kept under an earlier plan stay. */
export async function keepTemplate(tx: Db, employerId: string, input: TemplateInput, now: Date): Promise<TemplateRow | Refusal> {
  const plan = await planOf(tx, employerId, now)
  await takeTurn(tx, 'templates', employerId)
  const used = await countTemplates(tx, employerId)
  const limit = plan.templates ? TEMPLATES_MOST : 0
  if (used >= limit) {
    const message = plan.templates
      ? `There’s room for ${limit} templates. Delete one that no one uses.`
      : 'Your plan has no templates. Upgrade to save text for later.'
    return refuse('PLAN_LIMIT', { message, details: { limit, used, package: plan.package, of: 'templates' } })
  }
  const row: TemplateRow = { ...input, id: uuidv7(), employerId, createdAt: now, updatedAt: now }
  await insertTemplate(tx, row)
  return row
}
