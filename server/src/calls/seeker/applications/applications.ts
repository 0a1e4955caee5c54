import type { seekerApplications } from '@evenshift/contract/seeker/applications/applications'
import { accessLog } from '#server/calls/seeker/presenters/access-log'
import { changedApplication } from '#server/calls/seeker/presenters/applications'
import { apply, findForSeeker, listViews, withdraw } from '#server/capabilities/work/hiring/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

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
} satisfies Handlers<typeof seekerApplications, SeekerContext>
