import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { IconHome } from '@tabler/icons-react'
import { Link } from 'react-router'
import { rateWords } from '#web/shared/job-week/week-words'
import { cardWeek } from '#web/areas/seeker/job-card/card-week'
import { placeLine } from '#web/areas/seeker/job-card/place-line'
import { ShiftPart } from '#web/areas/seeker/job-card/ShiftPart'
import { StateChips, hasState } from '#web/areas/seeker/job-card/StateChips'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { useHideJob } from '#web/areas/seeker/job-card/useHideJob'
import { useSaveJob } from '#web/areas/seeker/job-card/useSaveJob'
import { byWord } from '#web/shared/words/way'
import { paths, to } from '#web/shared/paths'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { Figure } from '#web/ui/job/Figure'
import { HideButton } from '#web/ui/job/HideButton'
import { JobTitle } from '#web/ui/job/JobTitle'
import { SaveButton } from '#web/ui/job/SaveButton'
import { words } from '#web/areas/seeker/job-card/words'
import styles from './JobRow.module.css'

function Way({ job: { travel, workplace } }: { readonly job: JobCard }) {
  if (workplace === 'remote')
    return (
      <span className={styles.way}>
        <IconHome size={16} stroke={1.75} aria-hidden />
        <strong>{words.fromHome}</strong>
      </span>
    )
  return (
    travel && (
      <span className={styles.way}>
        <TravelIcon mode={travel.mode} />
        <strong>{words.min(travel.minutes)}</strong> {byWord(travel.mode)}
      </span>
    )
  )
}

/** A job among many, in three lines: what and where, money and way, the week. */
export function JobRow({ job, hideable = false }: { readonly job: JobCard; readonly hideable?: boolean }) {
  const { saved, toggle } = useSaveJob(job)
  const { hide, isHiding } = useHideJob(job)
  const { figure, unit } = cardWeek(job)
  return (
    <article className={styles.row}>
      <MonogramTile name={job.employerName} src={job.logo || null} />
      <div className={styles.name}>
        <h3>
          <Link to={to(paths.job, { jobId: job._id })}>
            <JobTitle title={job.title} />
          </Link>
        </h3>
        <p>{placeLine(job)}</p>
      </div>
      <p className={styles.figures}>
        <span>
          <b>
            <Figure said={figure} />
          </b>{' '}
          {unit} {job.week.pay !== null && job.salaryUnit !== 'week' && <small>{rateWords(job)}</small>}
        </span>
        <Way job={job} />
      </p>
      <div className={styles.week}>
        <ShiftPart job={job} tiny />
      </div>
      {hasState(job) && (
        <div className={styles.chips}>
          <StateChips job={job} />
        </div>
      )}
      {hideable && (
        <span className={styles.hide}>
          <HideButton job={job.title} busy={isHiding} onHide={hide} />
        </span>
      )}
      <span className={styles.save}>
        <SaveButton saved={saved} job={job.title} onToggle={toggle} />
      </span>
    </article>
  )
}
