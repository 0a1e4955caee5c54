import type { EventType, Kept } from '#server/platform/payments/sandbox/facts'
import { insert, newId } from '#server/platform/payments/sandbox/store'
import type { Turn } from '#server/platform/payments/sandbox/turn'
import { present } from '#server/platform/payments/sandbox/wire/present'

/** Tells what became of an object, once the transaction commits. */
export async function emit(turn: Turn, type: EventType, about: Kept): Promise<void> {
  const id = newId('evt_')
  await insert(turn, 'event', id, { type, data: await present(turn, about), previous: null, isPending: true })
  await turn.queue.send(turn.tx, 'payment.tell', { eventId: id })
}
