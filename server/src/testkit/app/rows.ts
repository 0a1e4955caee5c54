import type { TestApp } from '#server/testkit/app/app'

/**
 * What every table of the product and the queue holds now, as one digest a table: two alike mean that nothing was written between. That
 * somebody asked at all is counted too, and left out.
 */
export async function tableDigests({ database: { sql } }: TestApp): Promise<Record<string, unknown>> {
  const { rows: tables } = await sql.query(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'call_limits' order by 1",
  )
  const digest = (from: string) => `select '${from}' as name, md5(string_agg(t::text, ' ' order by t::text)) as digest from ${from} t`
  const names = [...tables.map(({ name }) => `public."${String(name)}"`), 'pgboss.job']
  const { rows } = await sql.query(names.map(digest).join(' union all '))
  return Object.fromEntries(rows.map(({ name, digest: held }) => [String(name), held]))
}
