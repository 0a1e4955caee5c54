import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ReactNode } from 'react'
import { contractWords } from '#web/shared/job/term-words'
import { shiftsNeededWords } from '#web/shared/job/shifts-needed-words'
import { closesIn, nearDate } from '#web/shared/words/dates'
import { placesLeft } from '#web/shared/job/places-left'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import styles from './JobTop.module.css'

interface JobTopProps {
  readonly job: Pick<
    EmployerJob,
    | 'title'
    | 'employerName'
    | 'logo'
    | 'location'
    | 'outcode'
    | 'contractType'
    | 'contractLength'
    | 'minimumAge'
    | 'vacancies'
    | 'filled'
    | 'closingDate'
    | 'lastConfirmedAt'
    | 'shiftsNeeded'
  > & { readonly shifts: readonly unknown[] }
  /** Whether people can apply, so that its last day matters. */
  readonly isOpen: boolean
  /** Whether its title is the page's own. */
  readonly level: 1 | 3
  /** Behind the place: how long it takes to get there. */
  readonly way?: string
  /** Before the chips that everybody sees. */
  readonly mark?: ReactNode
}

/** "Leeds LS2". */
const placeWords = ({ location, outcode }: JobTopProps['job']): string => [location, outcode].filter(Boolean).join(' ')

/** A job's title, who offers it, and the facts that rule it in or out. */
export function JobTop({ job, isOpen, level, way, mark }: JobTopProps) {
  const now = useNow()
  const Title = `h${level}` as const
  const left = job.vacancies - job.filled
  return (
    <>
      <div className={styles.top}>
        <span className={styles.tile}>
          <MonogramTile name={job.employerName} src={job.logo || null} size="large" />
        </span>
        <div>
          <Title>{job.title}</Title>
          <p>{dotted([job.employerName, placeWords(job), way])}</p>
        </div>
      </div>
      <div className={styles.chips}>
        {mark}
        {job.shifts.length > 1 && <Chip kind="quiet">{shiftsNeededWords(job)}</Chip>}
        {contractWords(job) && <Chip kind="quiet">{contractWords(job)}</Chip>}
        <Chip kind="quiet">Age {job.minimumAge} and over</Chip>
        {left > 0 && <Chip kind="quiet">{placesLeft(job.vacancies, job.filled)}</Chip>}
        {isOpen && job.lastConfirmedAt && <Chip kind="quiet">Confirmed {nearDate(job.lastConfirmedAt, now)}</Chip>}
        {isOpen && job.closingDate && <Chip kind="quiet">{closesIn(job.closingDate, now)}</Chip>}
      </div>
    </>
  )
}
