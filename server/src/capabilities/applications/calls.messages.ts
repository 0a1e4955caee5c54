import type { employerMessages } from '@evenshift/contract/employer/messages'
import type { Message } from '@evenshift/contract/model/message'
import type { seekerAppscreen } from '@evenshift/contract/seeker/appscreen'
import { writeAsEmployer, writeAsSeeker } from '#server/capabilities/applications/messages'
import { applicantsOf } from '#server/capabilities/applications/present.applicants'
import { seekerNames } from '#server/capabilities/applications/present.seeker'
import { findForEmployer } from '#server/capabilities/applications/store.employer'
import { listMessages, markRead } from '#server/capabilities/applications/store.messages'
import { findForSeeker } from '#server/capabilities/applications/store.seeker'
import type { ApplicationRow } from '#server/capabilities/applications/tables'
import { messageView } from '#server/capabilities/applications/views'
import { employerCards } from '#server/capabilities/companies/public'
import { type EmployerContext, type Handlers, type SeekerContext, companyOf } from '#server/http/context'
import { isRefusal, refuse } from '#server/http/refuse'
import { transact } from '#server/http/transact'
import type { Db } from '#server/platform/database/port'

/** What the employer reads as the sender: hidden names stay hidden. */
async function employerNames(db: Db, row: ApplicationRow, viewerId: string, now: Date): Promise<Record<Message['from'], string>> {
  const seeker = (await applicantsOf(db, [row], viewerId, now)).get(row.id)?.name ?? ''
  return { seeker, employer: (await employerCards(db, [row.employerId])).get(row.employerId)?.name ?? '' }
}

interface PageOf {
  readonly page: number
  readonly limit: number
}
async function pageOf(db: Db, id: string, { page, limit }: PageOf, names: Readonly<Record<Message['from'], string>>) {
  const { rows, total } = await listMessages(db, id, { page, limit })
  return { data: rows.map((row) => messageView(row, names)), pagination: { current: page, pageSize: limit, total } }
}

export const seekerMessageCalls = {
  applicationMessages: async ({ params: { id }, query }, { db, clock, me }) => {
    const now = clock.now()
    const row = await findForSeeker(db, me.userId, id, now)
    if (row === null) return refuse('NOT_FOUND')
    await markRead(db, 'employer', id, now)
    return pageOf(db, id, query, await seekerNames(db, row))
  },

  sendMessage: ({ params: { id }, body: { text } }, { db, queue, clock, me }) =>
    transact(db, async (tx) => {
      const sent = await writeAsSeeker({ tx, queue, now: clock.now() }, me.userId, id, text)
      return isRefusal(sent) ? sent : messageView(sent.message, await seekerNames(tx, sent.row))
    }),
} satisfies Handlers<Pick<typeof seekerAppscreen, 'applicationMessages' | 'sendMessage'>, SeekerContext>

export const employerMessageCalls = {
  applicationMessages: async ({ params: { id }, query }, context) => {
    const { db, clock, me } = context
    const now = clock.now()
    const row = await findForEmployer(db, companyOf(context), id, now)
    if (row === null) return refuse('NOT_FOUND')
    await markRead(db, 'seeker', id, now)
    return pageOf(db, id, query, await employerNames(db, row, me.userId, now))
  },

  sendMessage: ({ params: { id }, body: { text } }, context) => {
    const { db, queue, clock, me } = context
    const now = clock.now()
    return transact(db, async (tx) => {
      const sent = await writeAsEmployer({ tx, queue, now }, { employerId: companyOf(context), userId: me.userId }, id, text)
      return isRefusal(sent) ? sent : messageView(sent.message, await employerNames(tx, sent.row, me.userId, now))
    })
  },
} satisfies Handlers<typeof employerMessages, EmployerContext>
