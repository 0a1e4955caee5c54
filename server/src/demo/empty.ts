import { sql } from 'drizzle-orm'
import { profileStatuses } from '@evenshift/contract/states/profile/profile'
import { approvalsAt } from '#server/capabilities/ground/approval/public'
import { isDemoAddress } from '#server/demo/accounts'
import type { Db } from '#server/platform/database/port'

/** Whether somebody who is not of the demo has a profile or a company here. */
export async function hasOthers(db: Db): Promise<boolean> {
  const approvals = await Promise.all(profileStatuses.map((status) => approvalsAt(db, status)))
  return approvals.flat().some(({ email }) => !isDemoAddress(email))
}

/** Takes every row away that a market makes; what every start needs is kept. The accounts stay too: a new market takes them up again. */
export async function emptyMarket(db: Db): Promise<void> {
  await db.execute(sql`
    do $$ begin
      execute (
        select 'truncate ' || string_agg(quote_ident(tablename), ', ')
        from pg_tables
        where schemaname = current_schema() and tablename not in ('packages', 'link_secrets', 'demo_markets')
      );
    end $$`)
}
