import type { JobDetail } from '@evenshift/contract/model/application'
import { IconArrowLeft, IconStarFilled } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { payLineOf } from '#web/areas/seeker/jobs/pay-line'
import { contractWords } from '#web/shared/job/term-words'
import { paths } from '#web/shared/paths'
import { closesIn } from '#web/shared/words/dates'
import { counted, milesOf } from '#web/shared/words/numbers'
import { Chip } from '#web/ui/Chip'
import { PayLine } from '#web/ui/job/PayLine'
import { MonogramTile } from '#web/ui/MonogramTile'
import { Note } from '#web/ui/Note'
import styles from './Job.module.css'
import { useNow } from '#web/shared/words/useNow'

const endedWords = {
  live: null,
  paused: 'This job is paused and takes no applications for now.',
  closed: 'This job is closed and takes no more applications.',
  removed: 'This job was removed and takes no more applications.',
} as const

export function JobHead({ job }: { readonly job: JobDetail }) {
  const navigate = useNavigate()
  const now = useNow()
  const left = job.vacancies - job.filled
  const ended = endedWords[job.status]
  return (
    <div className={styles.head}>
      <Link
        className={styles.back}
        to={paths.find}
        onClick={(event) => {
          // The list as it was left, where there is one to go back to.
          if (window.history.length <= 1) return
          event.preventDefault()
          void navigate(-1)
        }}
      >
        <IconArrowLeft size={18} stroke={1.75} aria-hidden /> Back
      </Link>
      <div className={styles.top}>
        <span className={styles.tile}>
          <MonogramTile name={job.employerName} src={job.logo || null} size="large" />
        </span>
        <div>
          <h1>{job.title}</h1>
          <p>
            {job.employerName} · {job.location}
            {job.distanceKm ? ` · ${milesOf(job.distanceKm)}` : ''}
          </p>
        </div>
      </div>
      <div className={styles.chips}>
        {job.strongMatch && (
          <Chip kind="match" icon={<IconStarFilled size={14} aria-hidden />}>
            Strong match
          </Chip>
        )}
        <Chip kind="quiet">{contractWords(job)}</Chip>
        <Chip kind="quiet">Age {job.minimumAge} and over</Chip>
        {left > 0 && (
          <Chip kind="quiet">{job.filled > 0 ? `${left} of ${job.vacancies} places left` : counted(job.vacancies, 'place')}</Chip>
        )}
        {job.status === 'live' && <Chip kind="quiet">{closesIn(job.closingDate, now)}</Chip>}
      </div>
      <span className={styles.phonePay}>
        <PayLine {...payLineOf(job)} />
      </span>
      {ended && <Note kind="warning">{ended}</Note>}
    </div>
  )
}
