import { desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Output } from '@evenshift/contract/call'
import type { seekerApplications } from '@evenshift/contract/seeker/applications/applications'
import { type PageQuery, listPage } from '#server/calls/list-page'
import { type ApplicationRow, applicationViews as views, filesSent, sentRecordings } from '#server/capabilities/work/hiring/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { fileViewsBy, filesById } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

type AccessLog = Output<typeof seekerApplications.accessLog>
type Part = Pick<AccessLog['data'][number], 'what' | 'label'>

/** What of an application can be opened by itself, by the file's id. The still of a video is no part of its own. */
async function partsOf(db: Db, applicationId: string): Promise<Map<string, Part>> {
  const sent = (await filesSent(db, applicationId)).filter(({ role }) => role !== 'poster')
  const facts = await filesById(
    db,
    sent.map(({ fileId }) => fileId),
  )
  const answers = await sentRecordings(db, [applicationId])
  return new Map([
    ...sent.map(({ fileId, role }): [string, Part] => [
      fileId,
      role === 'bio_video'
        ? { what: 'bio_video', label: 'Bio video' }
        : { what: 'document', label: facts.get(fileId)?.fileName ?? 'Document' },
    ]),
    ...answers.map(({ fileId, question }): [string, Part] => [fileId, { what: 'interview_answer', label: question }]),
  ])
}

/** Each day on which a member opened the application, and each hour in which they opened one of its files, newest first. */
export async function accessLog(db: Db, row: ApplicationRow, query: PageQuery): Promise<AccessLog> {
  const parts = await partsOf(db, row.id)
  const opened = db
    .select({ id: views.id, viewedAt: views.viewedAt, fileId: sql<string | null>`null::uuid`.as('file_id') })
    .from(views)
    .where(eq(views.applicationId, row.id))
  const all = unionAll(opened, fileViewsBy(db, row.employerId, [...parts.keys()])).as('access')
  const rows = await db
    .select()
    .from(all)
    .orderBy(desc(all.viewedAt), desc(all.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
  const viewerName = (await employerCards(db, [row.employerId])).get(row.employerId)?.name ?? ''
  const whole: Part = { what: 'application', label: row.jobTitle }
  const data = rows.map(({ id, viewedAt, fileId }) => {
    const part = fileId === null ? whole : (parts.get(fileId) ?? whole)
    return { _id: id, ...part, viewerName, viewedAt: viewedAt.toISOString() }
  })
  return listPage(data, query, await db.$count(all))
}
