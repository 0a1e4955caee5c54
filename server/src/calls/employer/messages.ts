import type { employerMessages } from '@evenshift/contract/employer/messages'
import type { Message } from '@evenshift/contract/model/application/message'
import { listPage } from '#server/calls/list-page'
import { conversationsOf, messagesPage } from '#server/calls/messages'
import {
  type ApplicationRow,
  applicantsOf,
  findConversation,
  inTime,
  markRead,
  presentMessage,
  waitingForEmployer,
  writeAsEmployer,
  writtenWithEmployer,
} from '#server/capabilities/work/hiring/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

/** What the employer reads as the sender: hidden names stay hidden. */
async function employerNames(db: Db, row: ApplicationRow, viewerId: string, now: Date): Promise<Record<Message['from'], string>> {
  const seeker = (await applicantsOf(db, [row], viewerId, now)).get(row.id)?.name ?? ''
  return { seeker, employer: (await employerCards(db, [row.employerId])).get(row.employerId)?.name ?? '' }
}

export const employerMessageCalls = {
  conversations: async ({ query }, context) => {
    const { db, clock, me } = context
    const now = clock.now()
    const { rows, total } = await (query.waiting ? waitingForEmployer : writtenWithEmployer)(db, companyOf(context), query, now)
    const people = await applicantsOf(db, rows, me.userId, now)
    const known = ({ id }: ApplicationRow) => ({ name: people.get(id)?.name ?? '', picture: people.get(id)?.avatar ?? null })
    return listPage(await conversationsOf(db, rows, 'seeker', known), query, total)
  },

  applicationMessages: async ({ params: { id }, query }, context) => {
    const { db, clock, me } = context
    const now = clock.now()
    const row = await findConversation(db, companyOf(context), id, now)
    if (row === null) return refuse('NOT_FOUND')
    await markRead(db, 'seeker', id, now)
    return messagesPage(db, id, query, await employerNames(db, row, me.userId, now))
  },

  sendMessage: ({ params: { id }, body: { text } }, context) => {
    const { userId } = context.me
    return inTime(context, id, async (unit) => {
      const sent = await writeAsEmployer(unit, { employerId: companyOf(context), userId }, id, text)
      return isRefusal(sent) ? sent : presentMessage(sent.message, await employerNames(unit.tx, sent.row, userId, unit.now))
    })
  },
} satisfies Handlers<typeof employerMessages, EmployerContext>
