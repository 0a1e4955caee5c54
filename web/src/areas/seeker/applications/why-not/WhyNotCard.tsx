import type { Application } from '@evenshift/contract/model/application/application'
import { Link } from 'react-router'
import type { WhyNot } from '#web/areas/seeker/applications/why-not/why-not'
import { whyNotWords } from '#web/areas/seeker/applications/why-not/why-not-words'
import { paths, to } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { Fold } from '#web/ui/page/Fold'
import { JobTitle } from '#web/ui/job/JobTitle'
import { words } from '#web/areas/seeker/applications/why-not/words'
import styles from './WhyNot.module.css'

interface WhyNotCardProps {
  readonly whyNot: WhyNot<Application>
  /** Of all reasons together. */
  readonly total: number
}

/** One reason: how often, what it means, what could be changed, and where it was said. */
export function WhyNotCard({ whyNot: { reason, applications }, total }: WhyNotCardProps) {
  const { title, means, change, link } = whyNotWords[reason]
  // Of one alone there is nothing to count: which job it was is told at once.
  const isOne = total === 1
  const said = (
    <ul className={styles.said}>
      {applications.map(({ _id, job, changedAt }) => (
        <li key={_id}>
          <Link to={to(paths.application, { id: _id })}>
            <JobTitle title={job.title} />
          </Link>
          <span>{isOne ? job.employerName : `${job.employerName}, ${dayDate(changedAt)}`}</span>
        </li>
      ))}
    </ul>
  )
  return (
    <Card label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {isOne || <Chip kind="quiet">{words.of(applications.length, total)}</Chip>}
      </div>
      {isOne || (
        <meter className={styles.share} min={0} max={total} value={applications.length} aria-label={words.of(applications.length, total)} />
      )}
      {isOne && said}
      {means && <p>{means}</p>}
      <p className={styles.change}>
        <b>{words.whatYouCouldChange}</b> {change}
        {link && (
          <>
            {' '}
            <Link to={link.to}>{link.text}</Link>
          </>
        )}
      </p>
      {isOne || (
        <Fold title={words.fromApplications(applications.length)} isOpen={false}>
          {said}
        </Fold>
      )}
    </Card>
  )
}
