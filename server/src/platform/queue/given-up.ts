import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'
import type { QueuedMail } from '#server/platform/email/port'
import type { Queue, WorkName } from '#server/platform/queue/port'

export const MAILS: readonly WorkName[] = ['mail.send', 'mail.code']
/** Where pg-boss puts a mail after its last try. Nobody works there: a person decides. */
export const GIVEN_UP = 'mail.given-up'

interface Row {
  readonly id: string
  readonly data: QueuedMail
  readonly since: string | Date
  readonly why: string | null
}
// The port hides which driver answers; both give the rows under this name.
const rowsOf = async <T>(on: Db, asked: ReturnType<typeof sql>): Promise<readonly T[]> =>
  ((await on.execute(asked)) as unknown as { rows: readonly T[] }).rows

/** The subject of a code's mail is the code. */
const aboutOf = (mail: QueuedMail): string => ('heading' in mail ? mail.heading : mail.subject)

/** Makes sending again a part of the queue that sends. */
export const givenUp = (send: Queue['send']): Pick<Queue, 'givenUpMails' | 'sendAgain'> => ({
  async givenUpMails(on) {
    const rows = await rowsOf<Row>(
      on,
      sql`select id, data, created_on as since, output->>'message' as why from pgboss.job where name = ${GIVEN_UP} order by created_on, id`,
    )
    return rows.map(({ id, data, since, why }) => ({ id, to: data.to, about: aboutOf(data), since: new Date(since), why: why ?? '' }))
  },
  async sendAgain(on, which) {
    const isOne = which === 'all' ? sql`` : sql`and id = ${which.id}`
    const mails = await rowsOf<Pick<Row, 'data'>>(on, sql`delete from pgboss.job where name = ${GIVEN_UP} ${isOne} returning data`)
    for (const { data } of mails) await send(on, 'mail.send', data)
    return mails.length
  },
})
