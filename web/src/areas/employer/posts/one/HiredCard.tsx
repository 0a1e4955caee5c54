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
import styles from './PostDetails.module.css'

/** "Fri 09:00–13:00" as agreed, and of an open offer that it is one; jobs without shifts have none to tell. */
function agreedWords(status: CoverApplicant['status'], agreed: CoverApplicant['agreed']): string {
  const shifts = agreed.length > 0 ? shiftsWords(agreed) : ''
  return status === 'offered' ? words.stillOffered(shifts) : shifts
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
      <dl className={styles.terms}>
        {[...accepted, ...offered].map(({ _id, name, status, agreed }) => (
          <div key={_id}>
            <dt>
              <Link to={to(paths.applicant, { jobId: job._id, applicationId: _id })}>{name}</Link>
            </dt>
            <dd>{agreedWords(status, agreed)}</dd>
          </div>
        ))}
      </dl>
      {!isSettled && <Uncovered jobId={job._id} />}
      {told > 0 && <p className={styles.muted}>{words.toldItClosed(told)}</p>}
    </Card>
  )
}
