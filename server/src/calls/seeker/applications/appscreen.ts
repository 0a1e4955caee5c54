import type { Parsed } from '@evenshift/contract/call'
import type { seekerAppscreen } from '@evenshift/contract/seeker/applications/appscreen'
import { type ApplicationStatus, type ApplicationTab, applicationTabs } from '@evenshift/contract/states/application/application'
import { listPage } from '#server/calls/list-page'
import { conversationsOf, messagesPage } from '#server/calls/messages'
import {
  answerOffer,
  applicationCounts,
  changesAsked,
  countChoices,
  countTurns,
  findForSeeker,
  inTime,
  listForSeeker,
  markRead,
  presentMessage,
  writeAsSeeker,
  writtenWithSeeker,
} from '#server/capabilities/work/hiring/public'
import {
  changedApplication,
  choicesOf,
  seekerApplicationDetail,
  seekerApplications,
  seekerNames,
} from '#server/calls/seeker/presenters/applications'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { isRefusal, refuse } from '#server/http/call/refuse'

type ListInput = Omit<Parsed<typeof seekerAppscreen.liveApplications>['query'], 'status'> & {
  readonly status?: readonly ApplicationStatus[] | undefined
}
/** What a list holds, and which of its applications ask whether a changed job still fits: only live ones do. */
const heldIn = async (tab: ApplicationTab, { db, me }: SeekerContext, now: Date) => ({
  status: applicationTabs[tab],
  asked: tab === 'live' ? await changesAsked(db, me.userId, now) : [],
})

async function listed(tab: ApplicationTab, query: ListInput, context: SeekerContext) {
  const { db, clock, me } = context
  const now = clock.now()
  const { status, asked } = await heldIn(tab, context, now)
  const { rows, total } = await listForSeeker(db, me.userId, { ...query, status: query.status ?? status, asked }, now)
  return listPage(await seekerApplications(db, me.userId, rows, now), query, total)
}
async function choices(tab: ApplicationTab, context: SeekerContext) {
  const { db, clock, me } = context
  const now = clock.now()
  const turn = await countTurns(db, me.userId, await heldIn(tab, context, now), now)
  return { ...(await choicesOf(db, await countChoices(db, me.userId, applicationTabs[tab]))), turn }
}

export const appscreenCalls = {
  liveApplications: ({ query }, context) => listed('live', query, context),
  jobOffers: ({ query }, context) => listed('jobOffer', query, context),
  pastApplications: ({ query }, context) => listed('history', query, context),
  liveFilters: (_input, context) => choices('live', context),
  jobOfferFilters: (_input, context) => choices('jobOffer', context),
  historyFilters: (_input, context) => choices('history', context),
  applicationCount: (_input, { db, me }) => applicationCounts(db, me.userId),

  answerOffer: async ({ body }, context) => {
    const { db, clock, me } = context
    const answered = await inTime(context, body.applicationId, (unit) => answerOffer(unit, me.userId, body))
    return isRefusal(answered) ? answered : changedApplication(db, answered, clock.now())
  },

  openApplication: async ({ params }, { db, clock, me }) => {
    const now = clock.now()
    const row = await findForSeeker(db, me.userId, params.id)
    if (row === null) return refuse('NOT_FOUND')
    await markRead(db, 'employer', row.id, now)
    return seekerApplicationDetail(db, row, now)
  },

  conversations: async ({ query }, { db, me }) => {
    const { rows, total } = await writtenWithSeeker(db, me.userId, query)
    const cards = await employerCards(
      db,
      rows.map(({ employerId }) => employerId),
    )
    const known = ({ employerId }: (typeof rows)[number]) => {
      const card = cards.get(employerId)
      return { name: card?.name ?? '', picture: card?.logo || null }
    }
    return listPage(await conversationsOf(db, rows, 'employer', known), query, total)
  },

  applicationMessages: async ({ params: { id }, query }, { db, clock, me }) => {
    const now = clock.now()
    const row = await findForSeeker(db, me.userId, id)
    if (row === null) return refuse('NOT_FOUND')
    await markRead(db, 'employer', id, now)
    return messagesPage(db, id, query, await seekerNames(db, row))
  },

  sendMessage: ({ params: { id }, body: { text } }, context) =>
    inTime(context, id, async (unit) => {
      const sent = await writeAsSeeker(unit, context.me.userId, id, text)
      return isRefusal(sent) ? sent : presentMessage(sent.message, await seekerNames(unit.tx, sent.row))
    }),
} satisfies Handlers<typeof seekerAppscreen, SeekerContext>
