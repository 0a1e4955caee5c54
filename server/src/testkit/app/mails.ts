import type { Letter, Mail } from '#server/platform/email/port'
import { written } from '#server/platform/email/written'
import { TEST_URL, type TestApp } from '#server/testkit/app/app'

/** The letters to an address that were committed and wait in the queue, which tests do not start; oldest first. */
export async function lettersTo(t: Pick<TestApp, 'database'>, address: string): Promise<Letter[]> {
  const { rows } = await t.database.sql.query(
    "select data from pgboss.job where name in ('mail.send', 'mail.code') and data ->> 'to' = $1 order by created_on, id",
    [address],
  )
  return rows.map((row) => (row as { data: Letter }).data)
}

/** The same, as they will arrive. */
export const mailsTo = async (t: Pick<TestApp, 'database'>, address: string): Promise<Mail[]> =>
  (await lettersTo(t, address)).map((letter) => written(letter, TEST_URL))
