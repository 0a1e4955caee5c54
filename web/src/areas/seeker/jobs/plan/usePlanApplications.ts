import type { Application, JobDetail } from '@evenshift/contract/model/application/application'
import type { PlannedSet } from '@evenshift/contract/model/job/plan'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { sentenceOf } from '#web/api/surface'
import { isRefused } from '#web/shared/calls/is-refused'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'

type Part = PlannedSet['jobs'][number]
/** How one application stands. */
export type Sending =
  | { readonly state: 'waiting' }
  | { readonly state: 'sent'; readonly applicationId: string }
  /** The sheet that asks was closed. */
  | { readonly state: 'left' }
  | { readonly state: 'refused'; readonly text: string }
/** A job that asks something, with its sheet open. */
export interface Asking {
  readonly part: Part
  readonly job: JobDetail
}

const waiting: Sending = { state: 'waiting' }
const idsOf = ({ shifts }: Part): string[] => shifts.map(({ _id }) => _id)

/** Applies to each job of a set for its planned shifts: at once where nothing is asked, else by the job's own sheet, one after another. */
export function usePlanApplications({ jobs }: PlannedSet) {
  const cache = useQueryClient()
  const [states, setStates] = useState<Readonly<Record<string, Sending>>>({})
  const [asking, setAsking] = useState<Asking | null>(null)
  // What is sent again after a lost answer makes no second application.
  const keys = useRef(new Map<string, string>())
  const stateOf = ({ job }: Part): Sending => states[job._id] ?? waiting
  const tell = ({ job }: Part, state: Sending) => setStates((before) => ({ ...before, [job._id]: state }))
  const left = jobs.filter((part) => stateOf(part).state !== 'sent')

  const send = async (part: Part): Promise<void> => {
    const key = keys.current.get(part.job._id) ?? crypto.randomUUID()
    keys.current.set(part.job._id, key)
    try {
      const body = { jobId: part.job._id, shifts: idsOf(part), answers: [] }
      const { _id } = await seeker.applyForJob({ body }, { headers: { 'idempotency-key': key } })
      tell(part, { state: 'sent', applicationId: _id })
    } catch (error) {
      if (isRefused(error)) keys.current.delete(part.job._id)
      tell(part, { state: 'refused', text: sentenceOf(error) })
    }
  }
  /** Opens the sheet of the first of these. */
  const ask = async ([part, ...others]: readonly Part[]): Promise<void> => {
    if (part === undefined) return setAsking(null)
    try {
      const job = await cache.fetchQuery(seekerQuery('openJob', { params: { id: part.job._id } }))
      setAsking({ part, job })
    } catch (error) {
      tell(part, { state: 'refused', text: sentenceOf(error) })
      await ask(others)
    }
  }
  const sendAll = useMutation({
    meta: { ownErrors: true },
    mutationFn: async () => {
      for (const part of left) if (part.job.easyApply) await send(part)
      await ask(left.filter(({ job }) => !job.easyApply))
    },
    onSettled: () => cache.invalidateQueries({ queryKey: ['seeker'] }),
  })
  const goOn = async (part: Part): Promise<void> => ask(left.filter(({ job }) => !job.easyApply && job._id !== part.job._id))
  return {
    stateOf,
    left,
    asking,
    isSending: sendAll.isPending,
    send: () => sendAll.mutate(),
    /** The sheet of a job that asks has sent its application. */
    onSent: ({ part }: Asking, { _id }: Application) => {
      tell(part, { state: 'sent', applicationId: _id })
      void goOn(part)
    },
    /** It was closed: whoever leaves one comes back to the list. */
    onLeft: ({ part }: Asking) => {
      tell(part, { state: 'left' })
      setAsking(null)
    },
  }
}
