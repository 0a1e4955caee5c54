import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { useSearchParams } from 'react-router'
import { countOf } from '#web/areas/employer/posts/job-words'
import { PillFilter, PillRow } from '#web/ui/choice/PillFilter'
import { words } from '#web/areas/employer/applicants/words'

interface ColumnPillsProps {
  readonly counts: EmployerJob['counts']
  readonly among: readonly { readonly key: string; readonly label: string; readonly statuses: readonly ApplicationStatus[] }[]
}

/** Where they stand, with how many; a second press shows everybody again. */
export function ColumnPills({ counts, among }: ColumnPillsProps) {
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
  const every = among.flatMap(({ statuses }) => statuses)
  return (
    <PillRow label={words.filterByStage}>
      <PillFilter chosen={chosen === null} onToggle={() => show(null)}>
        {named(words.all, every)}
      </PillFilter>
      {among.map(({ key, label, statuses }) => (
        <PillFilter key={key} chosen={chosen === key} onToggle={() => show(key)}>
          {named(label, statuses)}
        </PillFilter>
      ))}
    </PillRow>
  )
}
