/** Both sides ask for their archives alike: who is asking is all that differs. */
import { askForExport, listExports, presentExports } from '#server/capabilities/derived/exports/public'
import type { Caller, RequestContext } from '#server/http/call/context'

type Context = Pick<RequestContext, 'db' | 'queue' | 'clock'> & { readonly me: Pick<Caller, 'userId'> }

export async function ownExports({ db, clock, me }: Context) {
  return presentExports(db, await listExports(db, me.userId), clock.now())
}

export async function requestOwnExport(pool: 'jobseeker' | 'employer', { db, queue, clock, me }: Context) {
  const now = clock.now()
  const row = await db.transaction((tx) => askForExport({ tx, queue, now }, { pool, personId: me.userId }))
  const [shown] = await presentExports(db, [row], now)
  if (shown === undefined) throw new Error('an export was asked for and not shown')
  return shown
}
