import { contractWords } from '@evenshift/contract/states/job/term-words'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { ReactNode } from 'react'
import { shiftsNeededWords } from '@evenshift/contract/states/job/shifts-needed-words'
import { closesOn, nearDate } from '#web/shared/words/dates'
import { placesWords } from '#web/shared/job/places-left'
import { dotted } from '#web/shared/words/dotted'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { JobTitle } from '#web/ui/job/JobTitle'
import { words } from '#web/shared/job/words'
import styles from './JobTop.module.css'

const CHIPS_MOST = 4

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
    | 'placesLeft'
    | 'closingDate'
    | 'lastConfirmedAt'
    | 'shiftsNeeded'
  > & { readonly shifts: readonly unknown[] }
  /** Whether people can apply, so that its last day matters. */
  readonly isOpen: boolean
  /** Whether its title is the page's own. */
  readonly level: 1 | 2 | 3
  /** Behind the place: how long it takes to get there. */
  readonly way?: string
  /** Before the chips that everybody sees. */
  readonly marks?: readonly ReactNode[]
}

/** "Leeds LS2". */
const placeWords = ({ location, outcode }: JobTopProps['job']): string => [location, outcode].filter(Boolean).join(' ')

/** A job's title, who offers it, and the facts that rule it in or out. */
export function JobTop({ job, isOpen, level, way, marks = [] }: JobTopProps) {
  const now = useNow()
  const Title = `h${level}` as const
  // The first rules out most: what there is no room for stands further down the page.
  const facts = [
    isOpen && job.closingDate ? closesOn(job.closingDate, now) : '',
    words.ageAndOver(job.minimumAge),
    contractWords(job),
    isOpen && job.placesLeft > 0 ? placesWords(job) : '',
    job.shifts.length > 1 ? shiftsNeededWords(job) : '',
    isOpen && job.lastConfirmedAt ? words.confirmed(nearDate(job.lastConfirmedAt, now)) : '',
  ]
  return (
    <>
      <div className={styles.top}>
        <span className={styles.tile}>
          <MonogramTile name={job.employerName} src={job.logo || null} size="large" />
        </span>
        <div>
          <Title>
            <JobTitle title={job.title} />
          </Title>
          <p>{dotted([job.employerName, placeWords(job), way])}</p>
        </div>
      </div>
      <div className={styles.chips}>
        {marks}
        {facts
          .filter(Boolean)
          .slice(0, CHIPS_MOST - marks.length)
          .map((fact) => (
            <Chip key={fact} kind="quiet">
              {fact}
            </Chip>
          ))}
      </div>
    </>
  )
}
