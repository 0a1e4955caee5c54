import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm'
import { type AnswerLink, answerLinks as l } from '#server/capabilities/work/hiring/links/tables'
import type { Db } from '#server/platform/database/port'

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

type NewLink = Pick<AnswerLink, 'applicationId' | 'employerId' | 'userId' | 'move' | 'sentAt' | 'expiresAt'>

/** For each, the path of a page on which its person can do this to an application, until it expires. */
export async function makeLinks(tx: Db, links: readonly NewLink[]): Promise<string[]> {
  if (links.length === 0) return []
  const made = links.map((link) => ({ link, token: randomBytes(16).toString('base64url') }))
  await tx.insert(l).values(made.map(({ link, token }) => ({ ...link, hash: hashOf(token) })))
  return made.map(({ token }) => `/answer/${token}`)
}

export async function findLink(db: Db, token: string): Promise<AnswerLink | null> {
  const [link] = await db
    .select()
    .from(l)
    .where(eq(l.hash, hashOf(token)))
  return link ?? null
}
/** Uses a link up; false where somebody was first or its time is over. */
export async function useUp(tx: Db, { hash }: AnswerLink, now: Date): Promise<boolean> {
  const used = await tx
    .update(l)
    .set({ usedAt: now })
    .where(and(eq(l.hash, hash), isNull(l.usedAt), gt(l.expiresAt, now)))
    .returning({ hash: l.hash })
  return used.length > 0
}
export async function keepUsedVersion(tx: Db, { hash }: AnswerLink, usedVersion: number | null): Promise<void> {
  await tx.update(l).set({ usedVersion }).where(eq(l.hash, hash))
}

export async function forgetLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(l).where(lt(l.expiresAt, expiredBefore))
}
/** Erases every link that this person has. */
export async function eraseLinksOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(l).where(eq(l.userId, userId))
}
/** Erases every link to these applications, whoever has it. */
export async function eraseLinksTo(tx: Db, applicationIds: readonly string[]): Promise<void> {
  await tx.delete(l).where(inArray(l.applicationId, [...applicationIds]))
}
