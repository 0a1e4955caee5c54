import type { Parsed } from '@evenshift/contract/call'
import type { seekerApplications as applyCalls } from '@evenshift/contract/seeker/applications'
import type { seekerAppscreen } from '@evenshift/contract/seeker/appscreen'
import { type ApplicationStatus, type ApplicationTab, applicationTabs } from '@evenshift/contract/states/application'
import { accessLog } from '#server/capabilities/applications/access-log'
import { apply } from '#server/capabilities/applications/apply'
import { answerOffer } from '#server/capabilities/applications/moves.seeker'
import {
  changedApplication,
  choicesOf,
  seekerApplicationDetail,
  seekerApplications,
} from '#server/capabilities/applications/present.seeker'
import { applicationCounts } from '#server/capabilities/applications/public'
import { markRead } from '#server/capabilities/applications/store.messages'
import { countChoices, findForSeeker, listForSeeker } from '#server/capabilities/applications/store.seeker'
import { listViews } from '#server/capabilities/applications/store.views'
import { withdraw } from '#server/capabilities/applications/withdrawing'
import { employerCards } from '#server/capabilities/companies/public'
import type { Handlers, SeekerContext } from '#server/http/context'
import { isRefusal, refuse } from '#server/http/refuse'
import { transact } from '#server/http/transact'

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

export const seekerApplicationCalls = {
  applyForJob: async ({ body }, { db, queue, clock, me }) => {
    const now = clock.now()
    return transact(db, async (tx) => {
      const sent = await apply({ tx, queue, now }, me.userId, body)
      return isRefusal(sent) ? sent : changedApplication(tx, sent, now)
    })
  },

  withdrawApplication: async ({ params, query }, { db, queue, clock, me }) => {
    const withdrawn = await transact(db, (tx) => withdraw({ tx, queue, now: clock.now() }, me.userId, params.id, query.reason))
    return isRefusal(withdrawn) ? withdrawn : undefined
  },

  profileViews: async ({ query: { page, limit } }, { db, me }) => {
    const { rows, total } = await listViews(db, me.userId, { page, limit })
    const cards = await employerCards(
      db,
      rows.map(({ employerId }) => employerId),
    )
    const data = rows.map(({ id, employerId, jobTitle, viewedAt }) => {
      const card = cards.get(employerId)
      return { _id: id, employerName: card?.name ?? '', logo: card?.logo ?? '', jobTitle, viewedAt: viewedAt.toISOString() }
    })
    return { data, pagination: { current: page, pageSize: limit, total } }
  },

  accessLog: async ({ params, query: { page, limit } }, { db, clock, me }) => {
    const row = await findForSeeker(db, me.userId, params.id, clock.now())
    return row === null ? refuse('NOT_FOUND') : accessLog(db, row, { page, limit })
  },

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
} satisfies Handlers<typeof applyCalls & typeof seekerAppscreen, SeekerContext>
