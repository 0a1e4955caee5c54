import { asc, eq } from 'drizzle-orm'
import type { ChoiceOfAnalytics } from '@evenshift/contract/model/consent'
import { agreements, analyticsAnswers as answers, countObjections as objections } from '#server/capabilities/ground/consent/tables'
import { versions } from '#server/http/pages/promises/versions'
import type { Db } from '#server/platform/database/port'

/** Whether a person is counted where a count is all that comes of it: everybody who did not object. */
export async function isCounted(db: Db, personId: string): Promise<boolean> {
  const [objection] = await db.select({ at: objections.at }).from(objections).where(eq(objections.personId, personId))
  return objection === undefined
}
export async function setCounted(db: Db, personId: string, counted: boolean, now: Date): Promise<void> {
  if (counted) await db.delete(objections).where(eq(objections.personId, personId))
  else await db.insert(objections).values({ personId, at: now }).onConflictDoNothing()
}

/** What a person said about analytics; null before. */
export async function analyticsAnswerOf(db: Db, personId: string) {
  const [answer] = await db.select().from(answers).where(eq(answers.personId, personId))
  return answer ?? null
}
export async function answerAnalytics(db: Db, personId: string, choice: ChoiceOfAnalytics, now: Date): Promise<void> {
  const answer = { isAllowed: choice === 'yes', version: versions.cookies, at: now }
  await db
    .insert(answers)
    .values({ personId, ...answer })
    .onConflictDoUpdate({ target: answers.personId, set: answer })
}

/** A person agrees to the terms and the privacy page as they are now. */
export async function agree(tx: Db, personId: string, now: Date): Promise<void> {
  const pages = (['terms', 'privacy'] as const).map((page) => ({ personId, page, version: versions[page], at: now }))
  await tx.insert(agreements).values(pages).onConflictDoNothing()
}
/** The oldest first. */
export const agreementsOf = (db: Db, personId: string) =>
  db.select().from(agreements).where(eq(agreements.personId, personId)).orderBy(asc(agreements.at), asc(agreements.page))

export async function eraseConsentOf(tx: Db, personId: string): Promise<void> {
  for (const table of [objections, answers, agreements]) await tx.delete(table).where(eq(table.personId, personId))
}
