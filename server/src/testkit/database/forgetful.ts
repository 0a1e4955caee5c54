import type { Db } from '#server/platform/database/port'

interface Inside {
  readonly session: { prepareQuery(query: { sql: string; params: unknown[] }, ...rest: unknown[]): unknown }
}
const forgotten = (sql: string): string =>
  sql.startsWith('update "applications"')
    ? // The parameters keep their places.
      sql.replace(/"applications"\."(version|status)" = (\$\d+)/g, (_, column: string, place: string) =>
        column === 'version' ? `${place}::int is not null` : `${place}::text is not null`,
      )
    : sql.replace(/ for update$/, '')

/** From now on this database holds no row for a transaction, and an application's update does not ask which version it changes. */
export function forgetVersions(db: Db): void {
  const { session } = db as unknown as Inside
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, ...rest) => prepare({ ...query, sql: forgotten(query.sql) }, ...rest)
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) =>
    transaction((tx) => {
      forgetVersions(tx as unknown as Db)
      return work(tx)
    }, config)
}
