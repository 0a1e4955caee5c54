import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { type ApprovalRow, approvals } from '#server/capabilities/ground/approval/tables'

/** Part of another query: the status of the seeker or company whose id stands in this column, null where there is none. */
export const statusOf = (id: AnyColumn): SQL<ProfileStatus | null> =>
  sql<ProfileStatus | null>`(select ${approvals.status} from ${approvals} where ${approvals.id} = ${id})`
/** Part of another query: whether the company in this column was ever approved. */
export const wasApproved = (id: AnyColumn): SQL<boolean> =>
  sql<boolean>`coalesce((select ${approvals.wasApproved} from ${approvals} where ${approvals.id} = ${id}), false)`

/** Part of another query: what was checked of the company in this column. */
export function evidenceOf(id: AnyColumn): SQL<ApprovalRow['evidence']> {
  // A part of its own: Drizzle strips the tables off the columns of a selection's outer part.
  const found = sql`select ${approvals.evidence} from ${approvals} where ${approvals.id} = ${id}`
  return sql<ApprovalRow['evidence']>`coalesce((${found}), '[]')`.mapWith(approvals.evidence)
}

/** Part of another query: the ids of everybody with this status. */
export const idsWithApproval = (status: ProfileStatus): SQL =>
  sql`(select ${approvals.id} from ${approvals} where ${approvals.status} = ${status})`
