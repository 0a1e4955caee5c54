import type { Activity } from '@evenshift/contract/model/overview/activity'
import { useState } from 'react'
import { Link } from 'react-router'
import { JOBS_CHARTED } from '#web/areas/employer/home/columns'
import { paths, to } from '#web/shared/paths'
import { dotted } from '#web/shared/words/dotted'
import { Card } from '#web/ui/page/Card'
import { Fold } from '#web/ui/page/Fold'
import { Chip } from '#web/ui/display/Chip'
import { words as homeWords } from '#web/areas/employer/home/words'
import { words } from '#web/areas/employer/home/activity/words'
import styles from './Activity.module.css'

/** "412 views · 31 saves · 24 applications · 2 hires"; what there is none of is left out. */
const lineOf = ({ views, saves, applications, interviews, offers, hires }: Activity['jobs'][number]): string =>
  dotted([
    views > 0 && words.view(views),
    saves > 0 && words.save(saves),
    applications > 0 && words.application(applications),
    interviews > 0 && words.interview(interviews),
    offers > 0 && words.offer(offers),
    hires > 0 && words.hire(hires),
  ])

/** The posts around which most happened; a phone has them a press away. */
export function JobsActivity({ jobs }: { readonly jobs: Activity['jobs'] }) {
  const [isWhole, setIsWhole] = useState(false)
  if (jobs.length === 0) return null
  return (
    <Card label={words.jobByJob}>
      <Fold title={<h2>{words.jobByJob}</h2>}>
        <ul className={styles.jobs}>
          {(isWhole ? jobs : jobs.slice(0, JOBS_CHARTED)).map((job) => (
            <li key={job._id}>
              <div>
                <Link to={to(paths.jobApplicants, { jobId: job._id })}>{job.title}</Link>
                <p>{lineOf(job)}</p>
              </div>
              {job.needsConfirming && <Chip kind="match">{words.stillOpen}</Chip>}
            </li>
          ))}
        </ul>
        {jobs.length > JOBS_CHARTED && (
          <button type="button" className={styles.toggle} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? homeWords.showFewer : homeWords.viewAll(jobs.length)}
          </button>
        )}
      </Fold>
    </Card>
  )
}
