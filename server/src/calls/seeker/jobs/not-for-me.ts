import type { seekerNotForMe } from '@evenshift/contract/seeker/jobs/not-for-me'
import { listPage } from '#server/calls/list-page'
import { findMark, listMarks, markOnce, removeMark } from '#server/capabilities/parties/marks/public'
import { isOpenAt } from '#server/capabilities/ground/search/public'
import { personalJobs } from '#server/calls/seeker/presenters/jobs'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

const KIND = 'not_for_me'

export const notForMeCalls = {
  jobsNotForMe: async ({ query }, { db, clock, me }) => {
    const { rows, total } = await listMarks(db, me.userId, KIND, query.page, query.limit)
    const jobIds = rows.map(({ subjectId }) => subjectId)
    const jobs = new Map((await personalJobs(db, me.userId, jobIds, clock.now())).map((job) => [job._id, job]))
    const data = rows.flatMap(({ id, subjectId, createdAt }) => {
      const job = jobs.get(subjectId)
      return job === undefined ? [] : [{ _id: id, job, createdAt: createdAt.toISOString() }]
    })
    return listPage(data, query, total)
  },

  hideJob: async ({ body: { jobId } }, { db, clock, me }) => {
    const hidden = await findMark(db, me.userId, KIND, jobId)
    if (hidden !== null) return { _id: hidden }
    const now = clock.now()
    if (!(await isOpenAt(db, jobId, now))) return refuse('NOT_FOUND')
    return { _id: await markOnce(db, me.userId, KIND, jobId, now) }
  },

  showJobAgain: async ({ params: { id } }, { db, me }) => ((await removeMark(db, me.userId, KIND, id)) ? undefined : refuse('NOT_FOUND')),
} satisfies Handlers<typeof seekerNotForMe, SeekerContext>
