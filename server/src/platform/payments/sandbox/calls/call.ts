import { z } from 'zod'
import type { Kept, Kind } from '#server/platform/payments/sandbox/kept/facts'
import { type Asked, list } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'

/** Objects of a list, the newest first. */
export interface Page {
  readonly url: string
  readonly found: readonly Kept[]
  readonly hasMore: boolean
}

export interface Call {
  readonly takes: z.ZodType<{ expand?: string[] | undefined }>
  readonly run: (turn: Turn, asked: never, id: string) => Promise<Kept | Page | object>
}

const expandable = { expand: z.array(z.string()).optional() }

/** One address of the wire: what it takes and does. */
export function call<S extends z.ZodRawShape>(
  takes: S,
  run: (turn: Turn, asked: z.infer<z.ZodObject<S>>, id: string) => Promise<Kept | Page | object>,
): Call {
  return { takes: z.strictObject({ ...takes, ...expandable }) as unknown as Call['takes'], run: run as unknown as Call['run'] }
}

export const text = z.string().max(5_000)
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number)
export const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true')
export const metadata = z.record(z.string().max(40), z.string().max(500))
export const paging = { limit: whole.pipe(z.int().min(1).max(100)).default(10), starting_after: text.optional() }

/** A page of objects of one kind. */
export async function pageOf<K extends Kind>(
  turn: Turn,
  kind: K,
  url: string,
  { limit, starting_after: after, ...asked }: { limit: number; starting_after?: string | undefined } & Omit<Asked, 'limit' | 'after'>,
): Promise<Page> {
  const found = await list(turn, kind, { ...asked, after, limit: limit + 1 })
  return { url, found: found.slice(0, limit), hasMore: found.length > limit }
}
