import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { Link } from 'react-router'
import { cardWeek } from '#web/areas/seeker/job-card/card-week'
import { placeLine } from '#web/areas/seeker/job-card/place-line'
import { ShiftPart } from '#web/areas/seeker/job-card/ShiftPart'
import { byWord } from '#web/shared/words/way'
import { paths, to } from '#web/shared/paths'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Figure } from '#web/ui/job/Figure'
import { JobTitle } from '#web/ui/job/JobTitle'
import { words } from '#web/areas/seeker/home/words'
import styles from './PartRow.module.css'

/** A job that fits in part, as a row of a list. */
export function PartRow({ job }: { readonly job: JobCard }) {
  const { travel, workplace } = job
  const { figure, unit } = cardWeek(job)
  return (
    <li className={styles.row}>
      <MonogramTile name={job.employerName} src={job.logo || null} size="small" />
      <div className={styles.name}>
        <h3>
          <Link to={to(paths.job, { jobId: job._id })}>
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <p>{placeLine(job)}</p>
      </div>
      <div className={styles.money}>
        <b>
          <Figure said={figure} />
        </b>
        <small>{` ${unit}`}</small>
        <p>{workplace === 'remote' ? words.fromHome : travel && words.min(travel.minutes, byWord(travel.mode))}</p>
      </div>
      <div className={styles.fit}>
        <ShiftPart job={job} tiny />
      </div>
    </li>
  )
}
