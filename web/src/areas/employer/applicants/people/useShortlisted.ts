import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import type { ApplicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { useState } from 'react'
import { useLocation } from 'react-router'

export interface Shown {
  readonly row: ApplicantCard
  /** As it was answered here; null before that. */
  readonly moved: EmployerApplication | null
}

const dueAt = ({ row: { replyBy } }: Shown): number => (replyBy === null ? Infinity : Date.parse(replyBy))

/**
 * Whoever is shortlisted here gets a new day for the next reply and would leave their place under the finger: they stay where they were until
 * somebody leaves the page or takes it back.
 */
export function useShortlisted() {
  const { key } = useLocation()
  const [state, setState] = useState<{ readonly key: string; readonly kept: ReadonlyMap<string, Shown> }>({ key, kept: new Map() })
  const kept = state.key === key ? state.kept : new Map<string, Shown>()
  const put = (id: string, change: (before: Shown | undefined) => Shown | undefined) =>
    setState((before) => {
      const next = new Map(before.key === key ? before.kept : [])
      const changed = change(next.get(id))
      if (changed) next.set(id, changed)
      else next.delete(id)
      return { key, kept: next }
    })
  return {
    hold: (row: ApplicantCard) => put(row._id, () => ({ row, moved: null })),
    answer: (moved: EmployerApplication) => put(moved._id, (before) => before && { ...before, moved }),
    /** The rows of a page by when they were due, each with how it was answered; `going` are those that are being moved. */
    shownAmong(rows: readonly ApplicantCard[], going: ReadonlyMap<string, unknown>): Shown[] {
      const now = new Map(rows.map((row) => [row._id, row]))
      const isKept = ([id, { moved }]: [string, Shown]): boolean =>
        moved === null ? going.has(id) : moved.undoUntil !== null && (now.get(id)?.version ?? 0) <= moved.version
      const staying = new Map([...kept].filter(isKept))
      const others = rows.filter(({ _id }) => !staying.has(_id)).map((row) => ({ row, moved: null }))
      return [...staying.values(), ...others].toSorted((one, other) => (dueAt(one) === dueAt(other) ? 0 : dueAt(one) - dueAt(other)))
    },
  }
}
