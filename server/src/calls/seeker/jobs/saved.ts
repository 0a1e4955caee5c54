import type { seekerSaved } from '@evenshift/contract/seeker/jobs/saved'
import { listPage } from '#server/calls/list-page'
import { listSaved, removeSaved, saveOnce, savedAmong } from '#server/capabilities/parties/marks/public'
import { isOpenAt } from '#server/capabilities/ground/search/public'
import { personalCards } from '#server/calls/seeker/presenters/job-cards'
import { personalJobs } from '#server/calls/seeker/presenters/jobs'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export const savedCalls = {
  saveJob: async ({ body: { jobId } }, { db, clock, me }) => {
    const saved = (await savedAmong(db, me.userId, [jobId])).get(jobId)
    if (saved !== undefined) return { _id: saved }
    const now = clock.now()
    if (!(await isOpenAt(db, jobId, now))) return refuse('NOT_FOUND')
    return { _id: await saveOnce(db, me.userId, jobId, now) }
  },

  unsaveJob: async ({ params }, { db, me }) => {
    if (!(await removeSaved(db, me.userId, params.id))) return refuse('NOT_FOUND')
    return undefined
  },

  savedJobs: async ({ query: { view, ...asked } }, { db, clock, me }) => {
    const now = clock.now()
    const { rows, total } = await listSaved(db, me.userId, asked)
    const shown = [db, me.userId, rows.map(({ jobId }) => jobId), now] as const
    return view === 'card' ? listPage(await personalCards(...shown), asked, total) : listPage(await personalJobs(...shown), asked, total)
  },
} satisfies Handlers<typeof seekerSaved, SeekerContext>
