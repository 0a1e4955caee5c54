import { useState } from 'react'
import type { Movable } from '#web/areas/employer/applicants/moves/useBulkMove'

/** Those of the rows in sight that somebody has chosen, and whether they are choosing at all. */
export function useChosen(rows: readonly Movable[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const [isChoosing, setChoosing] = useState(false)
  const applications = rows.filter(({ _id }) => ids.includes(_id))
  const isAll = rows.length > 0 && applications.length === rows.length
  return {
    applications,
    isAll,
    isChoosing,
    has: (id: string) => ids.includes(id),
    toggle: (id: string) => setIds((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    toggleAll: () => setIds(isAll ? [] : rows.map(({ _id }) => _id)),
    begin: () => setChoosing(true),
    end: () => {
      setIds([])
      setChoosing(false)
    },
  }
}
export type Chosen = ReturnType<typeof useChosen>
