import type { PlannedSet, WeekPlan } from '@evenshift/contract/model/job/plan'
import { IconHome } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { byWord } from '#web/shared/words/way'
import type { DrawnSet } from '#web/areas/seeker/jobs/plan/drawn-sets'
import { isWayKnown, latestHome } from '#web/areas/seeker/jobs/plan/plan-words'
import { paths, to } from '#web/shared/paths'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { pounds, wholePounds } from '#web/shared/words/pay'
import { shortHours } from '#web/shared/week/worked-hours'
import { Chip } from '#web/ui/display/Chip'
import { FigureRows } from '#web/ui/display/FigureRows'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { JobTitle } from '#web/ui/job/JobTitle'
import { Card } from '#web/ui/page/Card'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

type Part = PlannedSet['jobs'][number]

/** "£5", but "£5.50". */
const fare = (amount: number): string => (Number.isInteger(amount) ? wholePounds(amount) : pounds(amount))
/** What the way costs by its means, which is one for all jobs of a person. */
const fareWords = ({ jobs }: PlannedSet): string => (jobs.some(({ job }) => job.travel?.mode === 'car') ? words.fuel : words.busFares)

const Way = ({ part: { job, fares } }: { readonly part: Part }) => {
  if (job.workplace === 'remote')
    return (
      <small className={styles.way}>
        <IconHome size={16} stroke={1.75} aria-hidden /> {words.fromHome}
      </small>
    )
  if (job.travel === null) return null
  return (
    <small className={styles.way}>
      <TravelIcon mode={job.travel.mode} />
      <span>
        <b>{words.min(job.travel.minutes)}</b> {byWord(job.travel.mode)}, {fares === 0 ? 'free' : words.faresAWeek(fare(fares))}
      </span>
    </small>
  )
}

interface JobRowProps {
  readonly part: Part
  readonly hue: number | undefined
  /** The week has no other job: the sum below is its pay. */
  readonly isOne: boolean
}

const JobRow = ({ part, hue, isOne }: JobRowProps) => (
  <li className={styles.job}>
    <MonogramTile name={part.job.employerName} src={part.job.logo || null} {...(hue ? { hue } : {})} />
    <div>
      <h3>
        <Link to={to(paths.job, { jobId: part.job._id })}>
          <JobTitle title={part.job.title} />
        </Link>
      </h3>
      <p>
        {part.job.employerName}
        <br />
        <TextWithTimes text={shiftsWords(part.shifts)} />
      </p>
      <Way part={part} />
    </div>
    {isOne ? null : <b>{pounds(part.pay)}</b>}
  </li>
)

/** "12 h new + 7½ h at Union bar", "12 h new + 7½ h of other work". */
const hoursParts = (hours: number, { held, employers: [employer, ...others] }: WeekPlan['hours']): string =>
  employer === undefined ? shortHours(hours) : words.newAndHeld(hours, held, others.length === 0 ? employer : null)

interface PlanAsideProps {
  readonly chosen: DrawnSet
  readonly hours: WeekPlan['hours']
  /** What can be done with it, on a desk. */
  readonly children: ReactNode
}

/** The chosen week in full: its jobs, and what is left of their pay. */
export function PlanAside({ chosen: { title, set, marks }, hours, children }: PlanAsideProps) {
  const { held, limit } = hours
  const isKnown = isWayKnown(set)
  const totalWords = isKnown ? words.afterTravelAWeek : words.inAllAWeek
  const isFree = set.fares === 0
  const rows = [
    ...(isFree
      ? []
      : [
          { label: words.payBeforeTax, figure: pounds(set.pay) },
          { label: fareWords(set), figure: `−${pounds(set.fares)}` },
        ]),
    ...(isKnown ? [{ label: words.latestHome, figure: latestHome(set) }] : []),
    ...(limit === null && held === 0 ? [] : [{ label: words.hours, figure: hoursParts(set.hours, hours) }]),
    ...(limit === null ? [] : [{ label: words.ofYourLimit, figure: words.of(held + set.hours, limit) }]),
  ]
  return (
    <aside aria-label={words.theChosenWeek}>
      <Card as="div">
        <div className={styles.between}>
          <h2>{title}</h2>
          <Chip kind="match">{words.job(set.jobs.length)}</Chip>
        </div>
        <ul className={styles.jobs}>
          {set.jobs.map((part, at) => (
            <JobRow key={part.job._id} part={part} hue={marks[at]?.hue} isOne={set.jobs.length === 1} />
          ))}
        </ul>
        <FigureRows rows={rows} foot={{ label: isFree ? words.aWeekBeforeTax : totalWords, figure: pounds(set.left) }} />
        <div className={styles.actions}>{children}</div>
      </Card>
    </aside>
  )
}
