import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { CoverApplicant } from '@evenshift/contract/model/overview/cover'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Uncovered } from '#web/areas/employer/posts/Uncovered'
import { countOf } from '#web/areas/employer/posts/job-words'
import { words } from '#web/areas/employer/posts/one/words'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { Card } from '#web/ui/page/Card'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import styles from './PostDetails.module.css'

interface HoldersProps {
  readonly jobId: string
  readonly people: readonly CoverApplicant[]
}
/** People and their shifts, "Fri 09:00–13:00", as agreed or offered; jobs without shifts have none to tell. */
function Holders({ jobId, people }: HoldersProps) {
  return (
    <dl className={styles.terms}>
      {people.map(({ _id, name, agreed }) => (
        <div key={_id}>
          <dt>
            <Link to={to(paths.applicant, { jobId, applicationId: _id })}>{name}</Link>
          </dt>
          <dd>{agreed.length > 0 && <TextWithTimes text={shiftsWords(agreed)} />}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What came of a job that is closed: who has which shifts as agreed, who may still say yes, which nobody has, and how many were told that it closed. */
export function HiredCard({ job }: { readonly job: EmployerJob }) {
  const { data: cover, isError } = useQuery(employerQuery('cover', { params: { id: job._id } }))
  if (isError) return null
  const accepted = (cover?.applicants ?? []).filter(({ status }) => status === 'offer_accepted' || status === 'hired')
  const offered = (cover?.applicants ?? []).filter(({ status }) => status === 'offered')
  // What nobody accepted here is done elsewhere or needn't be done.
  const isSettled = job.closeReason === 'hired_elsewhere' || job.closeReason === 'not_needed'
  const title = job.filled > 0 ? words.whoYouHired : words.whosStarting
  const told = countOf(job.counts, ['closed_job'])
  return (
    <Card label={title}>
      <h2>{title}</h2>
      {cover && accepted.length === 0 && <p>{words.noOneStarting}</p>}
      <Holders jobId={job._id} people={accepted} />
      {offered.length > 0 && (
        <>
          <h3 className={styles.work}>{words.offersOpen}</h3>
          <Holders jobId={job._id} people={offered} />
        </>
      )}
      {!isSettled && <Uncovered jobId={job._id} />}
      {told > 0 && <p className={styles.muted}>{words.toldItClosed(told)}</p>}
    </Card>
  )
}
