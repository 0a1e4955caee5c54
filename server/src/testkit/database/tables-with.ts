import type { TestApp } from '#server/testkit/app/app'

/** Every table with a row in which one of these stands, in whatever column; the parts of a table are told by the whole. */
export async function tablesWith({ database: { sql } }: TestApp, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql.query(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema') order by 1`,
    [],
  )
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql.query(`select 1 from ${String(name)} as one where one::text ilike any($1::text[]) limit 1`, [
      words.map((word) => `%${word}%`),
    ])
    if (rows.length > 0) found.push(String(name))
  }
  return found
}
