import type { Parsed } from '@evenshift/contract/call'
import type { seekerAppscreen } from '@evenshift/contract/seeker/applications/appscreen'
import { type ApplicationStatus, type ApplicationTab, applicationTabs } from '@evenshift/contract/states/application/application'
import { messagesPage } from '#server/calls/messages'
import {
  answerOffer,
  applicationCounts,
  countChoices,
  findForSeeker,
  listForSeeker,
  markRead,
  messageView,
  writeAsSeeker,
} from '#server/capabilities/work/hiring/public'
import {
  changedApplication,
  choicesOf,
  seekerApplicationDetail,
  seekerApplications,
  seekerNames,
} from '#server/calls/seeker/presenters/applications'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

type ListInput = Omit<Parsed<typeof seekerAppscreen.liveApplications>['query'], 'status'> & {
  readonly status?: readonly ApplicationStatus[] | undefined
}
async function listed(tab: ApplicationTab, query: ListInput, { db, clock, me }: SeekerContext) {
  const now = clock.now()
  const { sector, employer, appliedFrom, appliedTo, page, limit, status = applicationTabs[tab] } = query
  const { rows, total } = await listForSeeker(db, me.userId, { status, sector, employer, appliedFrom, appliedTo, page, limit }, now)
  return { data: await seekerApplications(db, me.userId, rows, now), pagination: { current: page, pageSize: limit, total } }
}
const choices = async (tab: ApplicationTab, { db, clock, me }: SeekerContext) =>
  choicesOf(db, await countChoices(db, me.userId, applicationTabs[tab], clock.now()))

export const appscreenCalls = {
  liveApplications: ({ query }, context) => listed('live', query, context),
  jobOffers: ({ query }, context) => listed('jobOffer', query, context),
  pastApplications: ({ query }, context) => listed('history', query, context),
  liveFilters: (_input, context) => choices('live', context),
  jobOfferFilters: (_input, context) => choices('jobOffer', context),
  historyFilters: (_input, context) => choices('history', context),
  applicationCount: (_input, { db, clock, me }) => applicationCounts(db, me.userId, clock.now()),

  answerOffer: async ({ body }, { db, queue, clock, me }) => {
    const now = clock.now()
    const answered = await transact(db, (tx) => answerOffer({ tx, queue, now }, me.userId, body))
    return isRefusal(answered) ? answered : changedApplication(db, answered, now)
  },

  openApplication: async ({ params }, { db, clock, me }) => {
    const now = clock.now()
    const row = await findForSeeker(db, me.userId, params.id, now)
    if (row === null) return refuse('NOT_FOUND')
    await markRead(db, 'employer', row.id, now)
    return seekerApplicationDetail(db, row, now)
  },

  applicationMessages: async ({ params: { id }, query }, { db, clock, me }) => {
    const now = clock.now()
    const row = await findForSeeker(db, me.userId, id, now)
    if (row === null) return refuse('NOT_FOUND')
    await markRead(db, 'employer', id, now)
    return messagesPage(db, id, query, await seekerNames(db, row))
  },

  sendMessage: ({ params: { id }, body: { text } }, { db, queue, clock, me }) =>
    transact(db, async (tx) => {
      const sent = await writeAsSeeker({ tx, queue, now: clock.now() }, me.userId, id, text)
      return isRefusal(sent) ? sent : messageView(sent.message, await seekerNames(tx, sent.row))
    }),
} satisfies Handlers<typeof seekerAppscreen, SeekerContext>
