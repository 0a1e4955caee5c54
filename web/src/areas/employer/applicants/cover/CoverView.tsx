import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { CoverPanel } from '#web/areas/employer/applicants/cover/CoverPanel'
import { CoverTable } from '#web/areas/employer/applicants/cover/CoverTable'
import { ShiftCard } from '#web/areas/employer/applicants/cover/ShiftCard'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { employerQuery } from '#web/shared/calls/employer'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import styles from './Cover.module.css'

/** A job's week by its seats: who has them, who could, and a proposal of who takes those that are open. */
export function CoverView({ job }: { readonly job: EmployerJob }) {
  const cover = useQuery(employerQuery('cover', { params: { id: job._id } }))
  const [isFilled, setIsFilled] = useState(false)
  const flow = useMoveFlow()
  if (cover.error) return <QueryFailure title="We couldn’t load the cover" error={cover.error} onRetry={() => void cover.refetch()} />
  if (!cover.data) return <RowSkeletons label="Loading the cover" />
  const { shifts, proposal } = cover.data
  const proposed = isFilled ? proposal.people : []
  return (
    <div className={styles.cover}>
      <ul className={styles.shifts} aria-label="Shifts">
        {shifts.map((shift) => (
          <ShiftCard key={shift._id} cover={cover.data} shift={shift} proposed={proposed} isFilled={isFilled} />
        ))}
      </ul>
      <CoverPanel job={job} cover={cover.data} isFilled={isFilled} onFill={() => setIsFilled(true)} flow={flow} />
      <CoverTable jobId={job._id} cover={cover.data} proposed={proposed} />
      {flow.dialog}
    </div>
  )
}
