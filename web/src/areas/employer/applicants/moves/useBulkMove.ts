import type { BulkMove } from '@evenshift/contract/model/application/applicant-move'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { mayUndo } from '@evenshift/contract/states/application/application-moves'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keptBecause, movedWords, stayedBecause } from '#web/areas/employer/applicants/moves/bulk-words'
import { type MoveTarget, isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import { refreshMoved } from '#web/areas/employer/applicants/moves/refresh-moved'
import { mayWriteTo } from '#web/areas/employer/messages/may-write'
import { employer } from '#web/shared/calls/employer'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { notify } from '#web/shared/notices/notify'
import { UNDO_MS } from '#web/shared/notices/undo'
import { words } from '#web/areas/employer/applicants/moves/words'

type WithoutApplications<M> = M extends unknown ? Omit<M, 'applications'> : never
export type BulkChange = WithoutApplications<BulkMove>
/** What of an application several are moved by, whatever the job. */
export type Movable = Pick<
  EmployerApplication,
  '_id' | 'jobId' | 'version' | 'applicant' | 'status' | 'allowed' | 'pendingRejection' | 'undoUntil' | 'isReadable'
>
interface Moving {
  readonly applications: readonly Movable[]
  readonly change: BulkChange
}
interface Writing {
  readonly applications: readonly Movable[]
  readonly text: string
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

/** Writes the same to each of them; throws where it reached no one. Who might get it at another try are `again`. */
async function writeToMany({ applications, text }: Writing) {
  const stayed: Stayed[] = []
  const again: Movable[] = []
  const refusals: Error[] = []
  for (const application of applications) {
    const { _id: id, applicant } = application
    if (!mayWriteTo(application)) stayed.push({ id, name: applicant.name, why: words.cantBeWrittenTo })
    else
      await employer.sendMessage({ params: { id }, body: { text } }).catch((error: unknown) => {
        refusals.push(error as Error) // calls reject with nothing else
        stayed.push({ id, name: applicant.name, why: words.wasntTold })
        again.push(application)
      })
  }
  const [first] = refusals
  if (stayed.length === applications.length && first) throw first
  return { told: applications.filter(({ _id }) => stayed.every(({ id }) => id !== _id)), stayed, again }
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
      notify({ kind: left.length > 0 ? 'warning' : 'done', text: words.takenBack(moved.length) })
      onDone()
    },
    onSettled: refresh,
  })
  /** Its errors stay with whoever asked: the dialog of a no, or the bar. */
  const move = useMutation({
    meta: { ownErrors: true },
    mutationFn: moveMany,
    onSuccess: ({ moved, stayed: left }, { change: { status } }) => {
      setStayed(left)
      const action = { label: words.undo, run: () => undo.mutate(moved) }
      const isUndoable = moved.length > 0 && (mayUndo(status) || status === 'rejected')
      const text = movedWords(status, moved.length)
      notify({ kind: left.length > 0 ? 'warning' : 'done', text, ...(isUndoable && { ms: UNDO_MS, action }) })
      onDone()
    },
    onSettled: refresh,
  })
  /** Its errors stay in its dialog, and so does who might get it at another try. */
  const write = useMutation({
    meta: { ownErrors: true },
    mutationFn: writeToMany,
    onError: focusFirstFault,
    onSuccess: ({ told, stayed: left, again }) => {
      setStayed(left)
      if (again.length > 0) return
      notify({ kind: left.length > 0 ? 'warning' : 'done', text: words.toldPeople(told.length) })
      onDone()
    },
    onSettled: refresh,
  })
  return { move, undo, write, stayed, forget: () => setStayed([]), done: onDone }
}
export type Bulk = ReturnType<typeof useBulkMove>
