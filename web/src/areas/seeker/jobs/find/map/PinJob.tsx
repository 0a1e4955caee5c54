import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { Link } from 'react-router'
import { OfWhatFits, weekFigure, weekUnit } from '#web/areas/seeker/job-card/JobFigures'
import { ShiftPart } from '#web/areas/seeker/job-card/ShiftPart'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { useSaveJob } from '#web/areas/seeker/job-card/useSaveJob'
import { byWord } from '#web/areas/seeker/job-card/way-words'
import { paths, to } from '#web/shared/paths'
import { dotted } from '#web/shared/words/dotted'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { SaveButton } from '#web/ui/job/SaveButton'
import styles from './PinJob.module.css'

/** The job behind a pin, in three lines over the map. */
export function PinJob({ job }: { readonly job: JobCard }) {
  const { saved, toggle } = useSaveJob(job)
  const { travel } = job
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <MonogramTile name={job.employerName} src={job.logo || null} />
        <div className={styles.name}>
          <h3>
            <Link to={to(paths.job, { jobId: job._id })}>{job.title}</Link>
          </h3>
          <p>{dotted([job.employerName, job.outcode ?? job.location])}</p>
        </div>
        <span className={styles.save}>
          <SaveButton saved={saved} job={job.title} onToggle={toggle} />
        </span>
      </div>
      <p className={styles.figures}>
        <span>
          <b>{weekFigure(job)}</b> {weekUnit(job)}
          <OfWhatFits tier={job.tier} />
        </span>
        {travel && (
          <span className={styles.way}>
            <TravelIcon mode={travel.mode} />
            <strong>{travel.minutes} min</strong> {byWord(travel.mode)}
          </span>
        )}
      </p>
      <ShiftPart job={job} tiny />
    </article>
  )
}
