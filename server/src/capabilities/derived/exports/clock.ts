import { endExpired, failOverdue } from '#server/capabilities/derived/exports/store'
import { releaseFiles } from '#server/capabilities/ground/uploads/public'
import type { Parts } from '#server/http/call/context'

/** Ends what took too long to make and erases archives whose days are over: call it every minute. */
export async function endExports({ db, queue }: Pick<Parts, 'db' | 'queue'>, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await failOverdue(tx, now)
    await releaseFiles({ tx, queue, now }, await endExpired(tx, now))
  })
}
