import { v5 as uuidv5 } from 'uuid'
import type { Option } from '@evenshift/contract/model/reference'

/** Never changes: every reference id is made from it. */
const NAMESPACE = '5f2c8a14-3b0e-4c6d-9a57-0e8d1b7c42f9'

/** A row of a list with its id, the same on every machine, and its place in the data file, which only ever grows at the end. */
export type Listed<T> = T & Option & { readonly position: number }

export interface Lookup<T> {
  readonly all: readonly Listed<T>[]
  byId(id: string): Listed<T> | undefined
  byName(name: string): Listed<T> | undefined
}

export function lookup<T extends { readonly name: string }>(kind: string, rows: readonly T[]): Lookup<T> {
  const all = rows.map((row, position) => ({ ...row, _id: uuidv5(`${kind} ${row.name}`, NAMESPACE), position }))
  const ids = new Map(all.map((row) => [row._id, row]))
  const names = new Map(all.map((row) => [row.name.toLowerCase(), row]))
  return { all, byId: (id) => ids.get(id), byName: (name) => names.get(name.trim().toLowerCase()) }
}

/** What a list shows of its rows. */
export const optionOf = ({ _id, name }: Option): Option => ({ _id, name })
