import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'

/** The queue brings text with $1…; Drizzle wants one SQL value. So a statement of the queue joins the caller's transaction on either database. */
function toSql(text: string, values: readonly unknown[]): SQL {
  const parts = text.split(/\$(\d+)/)
  return sql.join(parts.map((part, index) => (index % 2 === 1 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part))))
}

/** A database handle as pg-boss wants it, on an open transaction. */
export const joined = (on: Db) => ({
  executeSql: async (text: string, values: unknown[]): Promise<{ rows: unknown[] }> => {
    // The port hides which driver answers; both give the rows under this name.
    const result = (await on.execute(toSql(text, values))) as unknown as { rows: unknown[] }
    return result
  },
})
