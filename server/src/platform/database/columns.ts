import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond that a Date has too. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A JSON column that is read through `complete`: a field that was added after a row was written reads as what it then would have been. */
export const completedJson = <T extends object>(name: string, complete: (written: Partial<T>) => T) =>
  customType<{ data: T; driverData: string | Partial<T> }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => complete(typeof value === 'string' ? (JSON.parse(value) as Partial<T>) : value),
  })(name)

/** The same for a column of rows: each is completed by itself, or reads as the blank says where it was written before a field was there. */
export const completedRows = <T extends object>(name: string, missing: T | ((written: Partial<T>) => T)) => {
  const complete = (row: Partial<T>): T => (typeof missing === 'function' ? missing(row) : { ...missing, ...row })
  return customType<{ data: T[]; driverData: string | Partial<T>[] }>({
    dataType: () => 'jsonb',
    toDriver: (rows) => JSON.stringify(rows),
    fromDriver: (rows) => (typeof rows === 'string' ? (JSON.parse(rows) as Partial<T>[]) : rows).map(complete),
  })(name)
}
