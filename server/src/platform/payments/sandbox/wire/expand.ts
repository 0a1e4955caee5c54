import type { Kept } from '#server/platform/payments/sandbox/kept/facts'
import { invalid } from '#server/platform/payments/sandbox/kept/faults'
import { findAny, named } from '#server/platform/payments/sandbox/kept/store'
import type { Turn } from '#server/platform/payments/sandbox/kept/turn'
import { paymentsWire } from '#server/platform/payments/sandbox/wire/invoices'
import { present } from '#server/platform/payments/sandbox/wire/present'

type Wire = Record<string, unknown>

/** What stands in place of an id, or where nothing stood. */
async function expanded(turn: Turn, wire: Wire, name: string): Promise<unknown> {
  const value = wire[name]
  if (wire['object'] === 'invoice' && name === 'payments') return paymentsWire(await named(turn, 'invoice', String(wire['id'])))
  if (typeof value !== 'string') return value
  const found: Kept | null = await findAny(turn, value)
  return found === null ? value : present(turn, found)
}

async function expandPath(turn: Turn, at: unknown, [name, ...rest]: readonly string[]): Promise<void> {
  if (name === undefined || typeof at !== 'object' || at === null) return
  if (Array.isArray(at)) {
    for (const one of at) await expandPath(turn, one, [name, ...rest])
    return
  }
  const wire = at as Wire
  if (!(name in wire) && name !== 'payments') throw invalid(`This property cannot be expanded (${name}).`, { param: 'expand' })
  wire[name] = await expanded(turn, wire, name)
  await expandPath(turn, wire[name], rest)
}

/** Puts objects where their ids stand, as far as was asked. */
export async function expand(turn: Turn, wire: object, paths: readonly string[]): Promise<object> {
  for (const path of paths) await expandPath(turn, wire, path.split('.'))
  return wire
}
