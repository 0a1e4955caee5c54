import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ChangePreview } from '@evenshift/contract/model/job/job-change'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { type PostInput, type PostValues, changedFields, postInputOf, postValuesOf } from '#web/areas/employer/posts/write/post-values'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { isRefused } from '#web/shared/calls/is-refused'

interface Saved {
  readonly job: EmployerJob
  readonly fields: PostInput
}

const savedOf = (job: EmployerJob): Saved => ({ job, fields: postInputOf(postValuesOf(job)) })

/** The post behind the wizard: saves one after the other, each only what changed since the last. */
export function useDraft(start: EmployerJob | null, onRefused: (error: unknown) => void) {
  const queryClient = useQueryClient()
  const saved = useRef<Saved | null>(start ? savedOf(start) : null)
  // Sent again as it was after a lost answer, so that one post comes of it.
  const first = useRef<{ readonly key: string; readonly fields: PostInput } | null>(null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const id = useCallback((): string | null => saved.current?.job._id ?? null, [])
  const [savedAt, setSavedAt] = useState<string | null>(null)

  const keep = (job: EmployerJob, fields: PostInput): EmployerJob => {
    saved.current = { job, fields }
    setSavedAt(new Date().toISOString())
    queryClient.setQueryData(employerQuery('jobDetails', { params: { id: job._id } }).queryKey, job)
    void queryClient.invalidateQueries({ queryKey: ['employer', 'ongoingJobs'] })
    return job
  }
  const create = async (values: PostValues): Promise<Saved> => {
    const { key, fields } = (first.current ??= { key: crypto.randomUUID(), fields: postInputOf(values) })
    try {
      const job = await employer.createJob({ body: { ...fields, status: 'draft' } }, { headers: { 'idempotency-key': key } })
      keep(job, fields)
      return { job, fields }
    } catch (error) {
      if (isRefused(error)) first.current = null
      throw error
    }
  }
  const send = async (values: PostValues, message = ''): Promise<EmployerJob> => {
    const before = saved.current ?? (await create(values))
    const fields = postInputOf(values)
    const changed = changedFields(before.fields, fields)
    if (Object.keys(changed).length === 0) return before.job
    const body = { ...changed, version: before.job.version, ...(message.trim() && { message }) }
    return keep(await employer.changeJob({ params: { id: before.job._id }, body }), fields)
  }
  const weigh = async (values: PostValues): Promise<ChangePreview> => {
    const { job, fields } = saved.current ?? (await create(values))
    return employer.previewChange({
      params: { id: job._id },
      body: { ...changedFields(fields, postInputOf(values)), version: job.version },
    })
  }
  /** What came of it; null where the server refused, which has been told. */
  const inTurn = async <T>(work: () => Promise<T>): Promise<T | null> => {
    const turn = queue.current.then(work)
    queue.current = turn.catch(() => undefined)
    try {
      return await turn
    } catch (error) {
      onRefused(error)
      return null
    }
  }
  return {
    savedAt,
    /** The saved post's id; null before the first save. */
    id,
    /** `message` is what applicants read beside the change. */
    save: (values: PostValues, message?: string) => inTurn(() => send(values, message)),
    /** What keeps the saved post from going out; none of a post that isn’t saved. */
    faults: () => inTurn(async () => (saved.current ? employer.jobFaults({ params: { id: saved.current.job._id } }) : [])),
    /** Whom saving would tell; saves nothing. */
    weigh: (values: PostValues) => inTurn(() => weigh(values)),
    /** Saves, then asks for the post to go live: a first one goes to be checked instead. */
    publish: (values: PostValues) =>
      inTurn(async () => {
        const { _id, version } = await send(values)
        return keep(await employer.changeJobStatus({ query: { jobId: _id }, body: { status: 'live', version } }), postInputOf(values))
      }),
  }
}
