import type { Sql } from '@evenshift/server/platform/database/port'

/** INSERT of every row of a template table with some columns made anew; columns that are not named stay as they are. */
export async function multiplied(sql: Sql, table: string, anew: Readonly<Record<string, string>>, from: string): Promise<string> {
  const { rows } = await sql.query('select column_name from information_schema.columns where table_schema = $1 and table_name = $2', [
    'public',
    table,
  ])
  const columns = rows.map(({ column_name: name }) => String(name))
  const values = columns.map((name) => anew[name] ?? `t.${name}`)
  return `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from ${from}`
}
