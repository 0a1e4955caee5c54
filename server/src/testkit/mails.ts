import type { Work } from '#server/platform/queue/port'
import type { TestApp } from '#server/testkit/app'

/** The mails to an address that were committed and wait in the queue, which tests do not start; oldest first. */
export async function mailsTo(t: TestApp, address: string): Promise<Work['mail.send'][]> {
  const { rows } = await t.database.sql.query(
    "select data from pgboss.job where name = 'mail.send' and data ->> 'to' = $1 order by created_on, id",
    [address],
  )
  return rows.map((row) => (row as { data: Work['mail.send'] }).data)
}
