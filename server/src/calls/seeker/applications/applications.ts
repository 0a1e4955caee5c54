import type { seekerApplications } from '@evenshift/contract/seeker/applications/applications'
import { listPage } from '#server/calls/list-page'
import { accessLog } from '#server/calls/seeker/presenters/access-log'
import { changedApplication } from '#server/calls/seeker/presenters/applications'
import { viewsOf } from '#server/calls/seeker/presenters/views'
import { answerNewTimes, apply, confirmChange, findForSeeker, inTime, withdraw } from '#server/capabilities/work/hiring/public'
import { countView } from '#server/capabilities/work/jobs/public'
import { isCounted } from '#server/capabilities/ground/consent/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

export const seekerApplicationCalls = {
  applyForJob: async ({ body }, { db, queue, clock, me }) => {
    const now = clock.now()
    return transact(db, async (tx) => {
      const sent = await apply({ tx, queue, now }, me.userId, body)
      if (isRefusal(sent)) return sent
      // Who applied has seen it, also where they came by its public page, which counts nobody.
      if (await isCounted(tx, me.userId)) await countView(tx, sent.jobId, me.userId, londonDate(now))
      return changedApplication(tx, sent, now)
    })
  },

  withdrawApplication: async ({ params, query }, context) => {
    const withdrawn = await inTime(context, params.id, (unit) => withdraw(unit, context.me.userId, params.id, query.reason))
    return isRefusal(withdrawn) ? withdrawn : undefined
  },

  confirmChange: async ({ params, body }, context) => {
    const { db, clock, me } = context
    const confirmed = await inTime(context, params.id, (unit) => confirmChange(unit, me.userId, params.id, body.changeId))
    return isRefusal(confirmed) ? confirmed : changedApplication(db, confirmed, clock.now())
  },

  answerNewTimes: async ({ params, body }, context) => {
    const { db, clock, me } = context
    const answered = await inTime(context, params.id, (unit) => answerNewTimes(unit, me.userId, params.id, body))
    return isRefusal(answered) ? answered : changedApplication(db, answered, clock.now())
  },

  profileViews: async ({ query }, { db, me }) => {
    const { data, total } = await viewsOf(db, me.userId, query)
    return listPage(data, query, total)
  },

  accessLog: async ({ params, query }, { db, me }) => {
    const row = await findForSeeker(db, me.userId, params.id)
    return row === null ? refuse('NOT_FOUND') : accessLog(db, row, query)
  },
} satisfies Handlers<typeof seekerApplications, SeekerContext>
