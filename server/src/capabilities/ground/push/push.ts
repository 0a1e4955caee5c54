import { TOKENS_MOST, quietUntil } from '#server/capabilities/ground/push/rules'
import {
  type Registering,
  devicesOf,
  dropTokens,
  eraseOf,
  keepToken,
  quietHoursOf,
  reachable,
} from '#server/capabilities/ground/push/store'
import { pushWords } from '#server/capabilities/ground/push/words'
import type { Parts } from '#server/http/call/context'
import { type Refusal, refuseField } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'
import type { Push } from '#server/platform/push/port'
import type { QueuedWork, Unit } from '#server/platform/queue/port'

type Told = QueuedWork['push.send']

/** Messages for this person go to this device too from now on, and to nobody else's. */
export async function acceptToken(
  { db, push, now }: { readonly db: Db; readonly push: Push; readonly now: Date },
  registering: Registering,
  webToken: string,
): Promise<undefined | Refusal> {
  const read = push.accept(webToken)
  if ('fault' in read) return refuseField('webToken', read.fault)
  await keepToken(db, read.token, registering, now, TOKENS_MOST)
  return undefined
}

/** Has each of these people's devices told, in the transaction of what it tells; in quiet hours once they are over. */
export async function pushLater({ tx, queue, now }: Unit, told: readonly Told[]): Promise<void> {
  const reached = await reachable(
    tx,
    told.map(({ personId }) => personId),
  )
  for (const one of told) {
    const quiet = reached.get(one.personId)
    if (quiet === undefined) continue
    const startAfter = quietUntil(one.type, quiet, now)
    await queue.send(tx, 'push.send', one, startAfter === null ? {} : { startAfter })
  }
}

/** The work of `push.send`: every device of a person. Rejects where one must be tried again; those that had it show it once all the same. */
export async function sendPush({ db, queue, clock, push }: Pick<Parts, 'db' | 'queue' | 'clock' | 'push'>, told: Told): Promise<void> {
  const { personId, notificationId: id, type, link } = told
  // A try may come late, and the hours may have been changed since.
  const startAfter = quietUntil(type, await quietHoursOf(db, personId), clock.now())
  if (startAfter !== null) return queue.send(db, 'push.send', told, { startAfter })
  const devices = await devicesOf(db, personId)
  const outcomes = await Promise.allSettled(devices.map(({ token }) => push.send(token, { id, ...pushWords[type], link })))
  const gone = devices.filter((_device, n) => {
    const outcome = outcomes[n]
    return outcome?.status === 'fulfilled' && outcome.value === 'gone'
  })
  await dropTokens(
    db,
    gone.map(({ digest }) => digest),
  )
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
}

/** Erases every device of a person, and what waits to be pushed to them. */
export async function erasePushOf({ tx, queue }: Pick<Unit, 'tx' | 'queue'>, personId: string): Promise<void> {
  await queue.forget(tx, 'push.send', { personId })
  await eraseOf(tx, personId)
}

/** The devices of a person that get push; `sessionId` is the one that asks. */
export const listDevices = async (db: Db, personId: string, sessionId: string) =>
  (await devicesOf(db, personId)).map((device) => ({
    _id: device.id,
    label: device.label,
    lastUsedAt: device.renewedAt.toISOString(),
    isThis: device.sessionId === sessionId,
  }))
