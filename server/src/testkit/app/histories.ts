import { and, asc, isNull } from 'drizzle-orm'
import { applicationHistory, applications } from '#server/capabilities/work/hiring/tables'
import type { TestApp } from '#server/testkit/app/app'

/** Every move of every application's history, in the order in which it happened. */
export const allHistories = ({ parts }: TestApp) =>
  parts.db
    .select()
    .from(applicationHistory)
    .where(and(isNull(applicationHistory.meeting), isNull(applicationHistory.times)))
    .orderBy(asc(applicationHistory.applicationId), asc(applicationHistory.at), asc(applicationHistory.id))

/** Where every application stands. */
export const allApplications = ({ parts }: TestApp) =>
  parts.db.select({ id: applications.id, status: applications.status }).from(applications)
