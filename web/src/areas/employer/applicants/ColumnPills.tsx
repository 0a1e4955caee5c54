import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { useSearchParams } from 'react-router'
import { countOf } from '#web/areas/employer/posts/job-words'
import { PillFilter, PillRow } from '#web/ui/choice/PillFilter'
import { words } from '#web/areas/employer/applicants/words'

interface ColumnPillsProps {
  readonly counts: EmployerJob['counts']
  /** The pill of all of them. */
  readonly every: { readonly label: string; readonly statuses: readonly ApplicationStatus[] }
  readonly among: readonly { readonly key: string; readonly label: string; readonly statuses: readonly ApplicationStatus[] }[]
}

/** Where they stand, with how many; a second press shows everybody again. A stage without anybody filters nothing. */
export function ColumnPills({ counts, every, among }: ColumnPillsProps) {
  const [address, setAddress] = useSearchParams()
  const chosen = among.find(({ key }) => key === address.get('where'))?.key ?? null
  const show = (key: string | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (key === null || key === chosen) next.delete('where')
      else next.set('where', key)
      next.delete('page')
      return next
    })
  const named = (label: string, statuses: readonly ApplicationStatus[]) => `${label} ${countOf(counts, statuses)}`
  const isShown = ({ key, statuses }: ColumnPillsProps['among'][number]) => key === chosen || countOf(counts, statuses) > 0
  return (
    <PillRow label={words.filterByStage}>
      <PillFilter chosen={chosen === null} onToggle={() => show(null)}>
        {named(every.label, every.statuses)}
      </PillFilter>
      {among.filter(isShown).map(({ key, label, statuses }) => (
        <PillFilter key={key} chosen={chosen === key} onToggle={() => show(key)}>
          {named(label, statuses)}
        </PillFilter>
      ))}
    </PillRow>
  )
}
