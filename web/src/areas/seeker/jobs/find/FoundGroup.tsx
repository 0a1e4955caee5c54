import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { tierFigure } from '#web/shared/words/tier-figure'
import { JobRow } from '#web/areas/seeker/job-card/JobRow'
import { CountPill } from '#web/ui/display/CountPill'
import { SpokenTitle } from '#web/ui/page/SpokenTitle'
import styles from './Find.module.css'

interface FoundGroupProps {
  readonly title: string
  readonly jobs: readonly JobCard[]
  /** How many there are in all; without one the title is only heard. */
  readonly count?: number | undefined
  readonly hot?: boolean
  readonly busy: boolean
  /** The one that the map shows too, and who says which that is. */
  readonly chosen: JobCard | null
  readonly onChoose: (job: JobCard) => void
}

/** Jobs that have something in common, below its name. */
export function FoundGroup({ title, jobs, count, hot = false, busy, chosen, onChoose }: FoundGroupProps) {
  if (jobs.length === 0) return null
  return (
    <section className={styles.group}>
      {count === undefined ? (
        <SpokenTitle level={2}>{title}</SpokenTitle>
      ) : (
        <h2 className={styles.head}>
          {title} <CountPill count={tierFigure(count)} hot={hot} />
        </h2>
      )}
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
