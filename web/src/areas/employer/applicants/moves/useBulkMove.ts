import type { BulkMove } from '@evenshift/contract/model/application/applicant-move'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keptBecause, stayedBecause } from '#web/areas/employer/applicants/moves/bulk-words'
import { type MoveTarget, isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { employer } from '#web/shared/calls/employer'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { counted } from '#web/shared/words/numbers'

type WithoutApplications<M> = M extends unknown ? Omit<M, 'applications'> : never
export type BulkChange = WithoutApplications<BulkMove>
interface Moving {
  readonly applications: readonly EmployerApplication[]
  readonly change: BulkChange
}
type Named = Pick<EmployerApplication, '_id' | 'version' | 'applicant'>
/** One that stayed where it was, and why. */
export interface Stayed {
  readonly id: string
  readonly name: string
  readonly why: string
}

/** Asks for the move of those to whom it is open; each moves or stays on its own. */
async function moveMany({ applications, change }: Moving) {
  const target = change.status satisfies MoveTarget
  const open = applications.filter((one) => isOpenMove(one, target))
  const body = { ...change, applications: open.map(({ _id, version }) => ({ _id, version })) } as BulkMove // the union loses them above
  const answer = await employer.moveApplicants({ query: {}, body })
  const results = new Map('results' in answer ? answer.results.map((result) => [result._id, result]) : [])
  const moved: Named[] = []
  const stayed: Stayed[] = []
  for (const { _id, applicant, status } of applications) {
    const result = results.get(_id)
    if (result && !result.code && result.version !== null) moved.push({ _id, version: result.version, applicant })
    else stayed.push({ id: _id, name: applicant.name, why: stayedBecause(result ?? { status }) })
  }
  return { moved, stayed }
}

/** Takes the last step with each of them back, one after the other. */
async function undoMany(applications: readonly Named[]) {
  const stayed: Stayed[] = []
  for (const { _id, version, applicant } of applications) {
    await employer
      .moveApplicants({ query: { applicationId: _id }, body: { undo: true, version } })
      .catch((error: unknown) => stayed.push({ id: _id, name: applicant.name, why: keptBecause(error) }))
  }
  return { moved: applications.filter(({ _id }) => stayed.every(({ id }) => id !== _id)), stayed }
}

/** Moves several, or takes their last step back; tells how many went, and of each that stayed why. */
export function useBulkMove(onDone: () => void) {
  const queryClient = useQueryClient()
  const [stayed, setStayed] = useState<readonly Stayed[]>([])
  const refresh = () => refreshMoved(queryClient)
  const undo = useMutation({
    mutationFn: undoMany,
    onSuccess: ({ moved, stayed: left }) => {
      setStayed(left)
      notify({ kind: left.length > 0 ? 'warning' : 'done', text: `${counted(moved.length, 'step')} taken back` })
      onDone()
    },
    onSettled: refresh,
  })
  /** Its errors stay with whoever asked: the dialog of a no, or the bar. */
  const move = useMutation({
    meta: { ownErrors: true },
    mutationFn: moveMany,
    onSuccess: ({ moved, stayed: left }) => {
      setStayed(left)
      const action = { label: 'Undo', run: () => undo.mutate(moved) }
      const text = `${counted(moved.length, 'application')} moved`
      notify({ kind: left.length > 0 ? 'warning' : 'done', text, ...(moved.length > 0 && { ms: UNDO_MS, action }) })
      onDone()
    },
    onSettled: refresh,
  })
  return { move, undo, stayed, forget: () => setStayed([]) }
}
export type Bulk = ReturnType<typeof useBulkMove>
