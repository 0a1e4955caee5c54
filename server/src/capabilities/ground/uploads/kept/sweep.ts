import { and, inArray, lt } from 'drizzle-orm'
import { plusHours } from '@evenshift/contract/days'
import { ERASE_AGAIN_HOURS, UNCLAIMED_HOURS } from '#server/capabilities/ground/uploads/rules'
import { type FileState, files } from '#server/capabilities/ground/uploads/tables'
import { eraseAgain, eraseWhere } from '#server/capabilities/ground/uploads/kept/holders'
import type { Parts } from '#server/http/call/context'

const unheld: FileState[] = ['open', 'checking', 'refused', 'ready']

/** Gives up what was begun, or made ready, and left lying for a day, and erases again what is still there: call it every minute. */
export async function sweepUploads({ db, queue }: Pick<Parts, 'db' | 'queue'>, now: Date): Promise<void> {
  const ago = (hours: number) => plusHours(now, -hours)
  await db.transaction((tx) => eraseWhere({ tx, queue, now }, and(inArray(files.state, unheld), lt(files.since, ago(UNCLAIMED_HOURS)))))
  await db.transaction((tx) => eraseAgain({ tx, queue, now }, ago(ERASE_AGAIN_HOURS)))
}
