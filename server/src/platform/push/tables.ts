import { pgTable, text } from 'drizzle-orm/pg-core'

/** The keys by which push services know this product; a browser's subscription works only with the pair it was made with. */
export const pushKeys = pgTable('push_keys', {
  name: text('name').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
})
