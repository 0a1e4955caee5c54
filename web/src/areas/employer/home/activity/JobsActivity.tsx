import type { Activity } from '@evenshift/contract/model/overview/activity'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths, to } from '#web/shared/paths'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import styles from './Activity.module.css'

const SHOWN = 3

/** "412 views · 31 saves · 24 applications · 2 hires"; what there is none of is left out. */
const lineOf = ({ views, saves, applications, interviews, offers, hires }: Activity['jobs'][number]): string =>
  dotted([
    views > 0 && counted(views, 'view'),
    saves > 0 && counted(saves, 'save'),
    applications > 0 && counted(applications, 'application'),
    interviews > 0 && counted(interviews, 'interview'),
    offers > 0 && counted(offers, 'offer'),
    hires > 0 && counted(hires, 'hire'),
  ])

/** The posts around which most happened. */
export function JobsActivity({ jobs }: { readonly jobs: Activity['jobs'] }) {
  const [isWhole, setIsWhole] = useState(false)
  if (jobs.length === 0) return null
  return (
    <Card label="Job by job">
      <h2>Job by job</h2>
      <ul className={styles.jobs}>
        {(isWhole ? jobs : jobs.slice(0, SHOWN)).map((job) => (
          <li key={job._id}>
            <div>
              <Link to={to(paths.jobApplicants, { jobId: job._id })}>{job.title}</Link>
              <p>{lineOf(job)}</p>
            </div>
            {job.needsConfirming && <Chip kind="match">Still open?</Chip>}
          </li>
        ))}
      </ul>
      {jobs.length > SHOWN && (
        <button type="button" className={styles.toggle} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${jobs.length}`}
        </button>
      )}
    </Card>
  )
}
