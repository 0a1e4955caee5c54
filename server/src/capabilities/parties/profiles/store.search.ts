import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { type SeekerRow, seekers as s } from '#server/capabilities/parties/profiles/tables'
import { statusOf } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

interface Asked {
  readonly search?: string | undefined
  readonly status?: ProfileStatus | undefined
  readonly offset: number
  readonly limit: number
}
type Found = Pick<SeekerRow, 'id' | 'firstName' | 'lastName' | 'email' | 'createdAt' | 'seenAt'>

/** Seekers by a part of their name or email, or by their id, in order of their names; and how many there are. For staff alone. */
export async function searchSeekers(db: Db, { search, status, offset, limit }: Asked): Promise<{ rows: Found[]; total: number }> {
  const words = search === undefined ? undefined : `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const name = sql`${s.firstName} || ' ' || ${s.lastName}`
  const isFound =
    words === undefined ? undefined : or(sql`${name} ilike ${words}`, ilike(s.email, words), sql`${s.id}::text ilike ${words}`)
  const asked = and(isFound, status === undefined ? undefined : eq(statusOf(s.id), status))
  const { id, firstName, lastName, email, createdAt, seenAt } = s
  const rows = await db
    .select({ id, firstName, lastName, email, createdAt, seenAt })
    .from(s)
    .where(asked)
    .orderBy(asc(firstName), asc(lastName), asc(id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(s, asked) }
}
