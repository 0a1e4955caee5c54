import { and, desc, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { groupTitles } from '@evenshift/contract/states/notification-groups'
import { isListed } from '#server/capabilities/ground/notices/store'
import { type NotificationRow, notifications as n } from '#server/capabilities/ground/notices/tables'
import type { Db } from '#server/platform/database/port'

/** Equal ones that one row of the list stands for. */
const GROUP_MOST = 50

export interface ListQuery {
  readonly page: number
  readonly limit: number
  /** Without what was read. */
  readonly unread: boolean
  /** Equal unread ones about one job on one day are one row. */
  readonly grouped: boolean
}

const day = sql`(${n.createdAt} at time zone 'Europe/London')::date`
const alone = sql`${n.id}::text`
const canGroup = and(isNull(n.readAt), sql`${n.jobId} is not null`, inArray(n.type, Object.keys(groupTitles) as NotificationType[]))
/** What rows of a group share, and nobody else has. */
const shared = sql`case when ${canGroup} then concat_ws(' ', ${n.type}, ${n.jobId}, ${day}) else ${alone} end`

/** The rows of a person's list as ids, newest first within each; a group that grows too large goes on in another row. */
function rowsOf(db: Db, personId: string, { unread, grouped }: ListQuery) {
  const key = grouped ? shared : alone
  const placed = db
    .select({
      id: n.id,
      createdAt: n.createdAt,
      isUnread: sql`${n.readAt} is null`.as('is_unread'),
      key: key.as('key'),
      part: sql`(row_number() over (partition by ${key} order by ${n.createdAt}, ${n.id}) - 1) / ${GROUP_MOST}`.as('part'),
    })
    .from(n)
    .where(and(isListed(personId), unread ? isNull(n.readAt) : undefined))
    .as('placed')
  const newest = sql`array_agg(${placed.id} order by ${placed.createdAt} desc, ${placed.id} desc)`
  return db
    .select({
      ids: sql<string[]>`${newest}::text[]`.as('ids'),
      isUnread: sql`bool_or(${placed.isUnread})`.as('unread'),
      toldAt: sql`max(${placed.createdAt})`.as('told_at'),
      newest: sql`(${newest})[1]`.as('newest'),
    })
    .from(placed)
    .groupBy(placed.key, placed.part)
    .as('rows')
}

/**
 * A page of a person's list, those `first` that are named, then unread ones and then the newest, each row with those it stands for; how many
 * rows there are.
 */
export async function listOf(
  db: Db,
  personId: string,
  query: ListQuery,
  first: readonly string[],
): Promise<{ rows: NotificationRow[][]; total: number }> {
  const rows = rowsOf(db, personId, query)
  const page = await db
    .select({ ids: rows.ids })
    .from(rows)
    .orderBy(desc(sql`${rows.ids} && ${`{${first.join(',')}}`}::text[]`), desc(rows.isUnread), desc(rows.toldAt), desc(rows.newest))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const ids = page.flatMap((row) => row.ids)
  const found = ids.length === 0 ? [] : await db.select().from(n).where(inArray(n.id, ids))
  const byId = new Map(found.map((row) => [row.id, row]))
  // What was removed or erased in between is left out.
  const whole = page.map((row) => row.ids.flatMap((id) => byId.get(id) ?? [])).filter(({ length }) => length > 0)
  return { rows: whole, total: await db.$count(rows) }
}

/** The newest that was told to a person and is in their list; null where there is none. */
export async function newestOf(db: Db, personId: string): Promise<string | null> {
  const [row] = await db.select({ id: n.id }).from(n).where(isListed(personId)).orderBy(desc(n.id)).limit(1)
  return row?.id ?? null
}
