import { type SearchSort, searchSorts } from '@evenshift/contract/states/job/search'

/** A row's place in an order: by key, then newest first, then by id. */
export interface SortKeys {
  readonly key: number | string
  readonly publishedAt: Date
  readonly jobId: string
}
/** Fixes order and place of a search: what was there at `asOf`, after the last row of `page`. */
export interface Cursor {
  readonly sort: SearchSort
  readonly asOf: Date
  readonly page: number
  readonly after: SortKeys
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DATE = /^\d{4}-\d{2}-\d{2}$/

export function writeCursor({ sort, asOf, page, after }: Cursor): string {
  const parts = [sort, asOf.getTime(), page, after.key, after.publishedAt.getTime(), after.jobId]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 8.64e15
const isKey = (value: unknown, sort: SearchSort): value is number | string =>
  sort === 'closing' ? typeof value === 'string' && DATE.test(value) && !Number.isNaN(Date.parse(value)) : Number.isFinite(value)

/** null for whatever `writeCursor` did not write. */
export function readCursor(text: string): Cursor | null {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
  if (!Array.isArray(parts) || parts.length !== 6) return null
  const [name, asOf, page, key, publishedAt, jobId] = parts as unknown[]
  const sort = searchSorts.find((one) => one === name)
  if (sort === undefined || !isTime(asOf) || !isTime(page) || page < 1 || !isTime(publishedAt) || !isKey(key, sort)) return null
  if (typeof jobId !== 'string' || !UUID.test(jobId)) return null
  return { sort, asOf: new Date(asOf), page, after: { key, publishedAt: new Date(publishedAt), jobId } }
}
