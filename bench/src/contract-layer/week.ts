import { eq, sql } from 'drizzle-orm'
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Availability } from '@evenshift/contract/model/profile/availability'
import type { Database, Db } from '@evenshift/server/platform/database/port'

const weeks = pgTable('measured_weeks', { userId: uuid().primaryKey(), week: jsonb().$type<Availability>().notNull() })
const userId = '01900000-0000-7000-8000-000000000001'

const week: Availability = {
  _id: '01900000-0000-7000-8000-000000000002',
  userId,
  times: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((key, index) => ({
    id: index + 1,
    value: true,
    slots: [{ start: '09:00', end: '17:00' }],
    key: key as Availability['times'][number]['key'],
    label: key.slice(0, 1).toUpperCase() + key.slice(1),
  })),
  text: ['Every day 09:00–17:00'],
  busy: [{ _id: '01900000-0000-7000-8000-000000000003', day: 3, start: '10:00', end: '12:00', label: 'Lecture' }],
  work: [],
}

/** Puts one week into an empty database. */
export async function storeWeek({ db }: Database): Promise<void> {
  await db.execute(sql`create table if not exists ${weeks} ("userId" uuid primary key, week jsonb not null)`)
  await db.insert(weeks).values({ userId, week }).onConflictDoNothing()
}

/** The one query of every measured call. */
export async function readWeek(db: Db): Promise<Availability> {
  const [row] = await db.select().from(weeks).where(eq(weeks.userId, userId))
  if (row === undefined) throw new Error('the week was not stored')
  return row.week
}
