import { randomBytes } from 'node:crypto'
import { type SQL, and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Unit } from '#server/platform/queue/port'
import type { Facts, Kept, Kind } from '#server/platform/payments/sandbox/kept/facts'
import { paymentObjects as objects } from '#server/platform/payments/sandbox/kept/tables'

export const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
/** An id such as Stripe gives: nobody guesses it. */
export const newId = (prefix: string, length = 24): string =>
  prefix + Array.from(randomBytes(length), (byte) => SIGNS[byte % SIGNS.length]).join('')

const customerOf = (facts: Facts[Kind]): string | null => ('customerId' in facts ? facts.customerId : null)

type Row = typeof objects.$inferSelect
// A row's facts are of its own kind: each was put in as one.
const keptOf = <K extends Kind>({ id, kind, created, facts }: Row): Kept<K> => ({ id, kind: kind as K, created, facts: facts as Facts[K] })

export async function insert<K extends Kind>({ tx, now }: Unit, kind: K, id: string, facts: Facts[K]): Promise<Kept<K>> {
  const created = seconds(now)
  await tx.insert(objects).values({ id, kind, customerId: customerOf(facts), created, facts })
  return { id, kind, created, facts }
}

/** Whatever has this id. */
export async function findAny({ tx }: Unit, id: string): Promise<Kept | null> {
  const [row] = await tx.select().from(objects).where(eq(objects.id, id))
  return row === undefined ? null : keptOf(row)
}

export async function find<K extends Kind>(unit: Unit, kind: K, id: string): Promise<Kept<K> | null> {
  const found = await findAny(unit, id)
  return found?.kind === kind ? (found as Kept<K>) : null
}

/** What another object names. */
export async function named<K extends Kind>(unit: Unit, kind: K, id: string): Promise<Kept<K>> {
  const found = await find(unit, kind, id)
  if (found === null) throw new Error(`the payment sandbox has lost ${kind} ${id}`)
  return found
}

/** Changes some of its facts. */
export async function change<K extends Kind>({ tx }: Unit, kept: Kept<K>, facts: Partial<Facts[K]>): Promise<Kept<K>> {
  const changed = { ...kept, facts: { ...kept.facts, ...facts } }
  await tx.update(objects).set({ facts: changed.facts }).where(eq(objects.id, kept.id))
  return changed
}

/** Removes those of a kind for which this holds. */
export async function remove({ tx }: Unit, kind: Kind, where: SQL): Promise<void> {
  await tx.delete(objects).where(and(eq(objects.kind, kind), where))
}

export interface Asked {
  readonly customerId?: string | undefined
  /** Facts that it has. */
  readonly having?: object
  readonly where?: SQL | undefined
  readonly after?: string | undefined
  readonly limit?: number
}

/** The newest first. */
export async function list<K extends Kind>({ tx }: Unit, kind: K, { customerId, having, where, after, limit }: Asked): Promise<Kept<K>[]> {
  const rows = tx
    .select()
    .from(objects)
    .where(
      and(
        eq(objects.kind, kind),
        customerId === undefined ? undefined : eq(objects.customerId, customerId),
        having && sql`${objects.facts} @> ${JSON.stringify(having)}::jsonb`,
        where,
        after === undefined ? undefined : lt(objects.place, sql`(select place from payment_sandbox_objects where id = ${after})`),
      ),
    )
    .orderBy(desc(objects.place))
  const found = limit === undefined ? await rows : await rows.limit(limit)
  return found.map((row) => keptOf<K>(row))
}
