import { type AnyPgColumn, integer, type pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
interface Owner {
  readonly id: AnyPgColumn
}
/** What is a person's goes with them. */
export const ownedBy = (user: Owner) =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

/** What somebody signs in with beside the password. */
export function stepTablesOf<N extends string>(schema: ReturnType<typeof pgSchema<N>>, user: Owner) {
  const secondStep = schema.table('second_step', {
    userId: ownedBy(user).primaryKey(),
    /** What an app and we share, encrypted under the pool's secret. */
    secret: text('secret').notNull(),
    /** Null until the first code was entered. */
    since: instant('since'),
    /** The half-minute whose code was entered last: none works twice. */
    lastCounter: integer('last_counter').notNull().default(0),
    createdAt: instant('created_at').notNull(),
  })
  const recoveryCode = schema.table(
    'recovery_code',
    { userId: ownedBy(user), hash: text('hash').notNull(), createdAt: instant('created_at').notNull() },
    (t) => [primaryKey({ columns: [t.userId, t.hash] })],
  )
  return { secondStep, recoveryCode }
}
