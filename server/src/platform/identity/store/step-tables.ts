import { type AnyPgColumn, bigint, index, integer, type pgSchema, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
  const passkey = schema.table(
    'passkey',
    {
      id: uuid('id').primaryKey(),
      userId: ownedBy(user),
      /** As its maker names it, and the key that proves it. */
      credentialId: text('credential_id').notNull().unique(),
      publicKey: text('public_key').notNull(),
      counter: bigint('counter', { mode: 'number' }).notNull(),
      transports: text('transports').array().notNull(),
      /** What its browser called itself. */
      userAgent: text('user_agent').notNull(),
      /** When the challenge was given that it answered last: none is answered twice. */
      challengedAt: instant('challenged_at'),
      createdAt: instant('created_at').notNull(),
    },
    (t) => [index().on(t.userId)],
  )
  return { secondStep, recoveryCode, passkey }
}
