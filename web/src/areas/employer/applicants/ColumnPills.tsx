import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useSearchParams } from 'react-router'
import { columnOf, columns } from '#web/areas/employer/applicants/columns'
import { countOf } from '#web/areas/employer/posts/job-words'
import { PillFilter, PillRow } from '#web/ui/choice/PillFilter'
import { words } from '#web/areas/employer/applicants/words'

/** Where they stand, with how many; a second press shows everybody again. */
export function ColumnPills({ counts }: { readonly counts: EmployerJob['counts'] }) {
  const [address, setAddress] = useSearchParams()
  const chosen = columnOf(address.get('where'))
  const toggle = (key: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (chosen?.key === key) next.delete('where')
      else next.set('where', key)
      next.delete('page')
      return next
    })
  return (
    <PillRow label={words.filterByStage}>
      {columns.map(({ key, label, statuses }) => (
        <PillFilter key={key} chosen={chosen?.key === key} onToggle={() => toggle(key)}>
          {`${label} ${countOf(counts, statuses)}`}
        </PillFilter>
      ))}
    </PillRow>
  )
}
