import { and, asc, eq, sql } from 'drizzle-orm'
import type { TemplateKind } from '@evenshift/contract/states/job/template'
import { type TemplateRow, templates } from '#server/capabilities/parties/templates/tables'
import type { Db } from '#server/platform/database/port'

const ofCompany = (employerId: string, id: string) => and(eq(templates.id, id), eq(templates.employerId, employerId))

export const countTemplates = (db: Db, employerId: string): Promise<number> => db.$count(templates, eq(templates.employerId, employerId))

/** A company's templates by name; of one kind where it is named. */
export const listTemplates = (db: Db, employerId: string, kind: TemplateKind | undefined): Promise<TemplateRow[]> =>
  db
    .select()
    .from(templates)
    .where(and(eq(templates.employerId, employerId), kind === undefined ? undefined : eq(templates.kind, kind)))
    .orderBy(asc(sql`lower(${templates.name})`), asc(templates.id))

export async function insertTemplate(tx: Db, row: TemplateRow): Promise<void> {
  await tx.insert(templates).values(row)
}

type TemplateEdit = { readonly [K in 'kind' | 'name' | 'body']?: TemplateRow[K] | undefined } & Pick<TemplateRow, 'updatedAt'>
/** What is not named stays. Null where it is no template of this company. */
export async function updateTemplate(db: Db, employerId: string, id: string, set: TemplateEdit): Promise<TemplateRow | null> {
  const [row] = await db.update(templates).set(set).where(ofCompany(employerId, id)).returning()
  return row ?? null
}

export async function deleteTemplate(db: Db, employerId: string, id: string): Promise<boolean> {
  const gone = await db.delete(templates).where(ofCompany(employerId, id)).returning({ id: templates.id })
  return gone.length > 0
}

export async function eraseTemplatesOf(tx: Db, employerId: string): Promise<void> {
  await tx.delete(templates).where(eq(templates.employerId, employerId))
}
