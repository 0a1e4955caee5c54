import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { JobRow } from '#web/areas/seeker/job-card/JobRow'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import styles from './Find.module.css'

interface FoundGroupProps {
  readonly title: string
  readonly jobs: readonly JobCard[]
  readonly busy: boolean
  /** The one that the map shows too, and who says which that is. */
  readonly chosen: JobCard | null
  readonly onChoose: (job: JobCard) => void
}

/** Jobs that have something in common, whose name is heard: the tab says it. */
export function FoundGroup({ title, jobs, busy, chosen, onChoose }: FoundGroupProps) {
  if (jobs.length === 0) return null
  return (
    <section className={styles.group}>
      <SpokenTitle level={2}>{title}</SpokenTitle>
      <div className={styles.cards} aria-busy={busy}>
        {jobs.map((job) => (
          <div
            key={job._id}
            className={styles.found}
            data-chosen={job._id === chosen?._id || undefined}
            onPointerEnter={() => onChoose(job)}
            onFocus={() => onChoose(job)}
          >
            <JobRow job={job} hideable />
          </div>
        ))}
      </div>
    </section>
  )
}
