import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { JobRow } from '#web/areas/seeker/job-card/JobRow'
import { seeker } from '#web/shared/calls/seeker'
import { paths } from '#web/shared/paths'
import { words } from '#web/areas/seeker/jobs/apply/words'
import styles from './Receipt.module.css'

const SHOWN = 3
/** One more than is shown: the job that was just applied for may still be among them. */
const query = { reach: 'fits', sort: 'match', excludeApplied: 'true', limit: String(SHOWN + 1) } as const

/** Other jobs that fit the week; nothing where there are none. */
export function MoreThatFit({ jobId }: { readonly jobId: string }) {
  const { data } = useQuery({
    queryKey: ['seeker', 'searchJobs', query],
    queryFn: ({ signal }) => seeker.searchJobs<'card'>({ query: { ...query, view: 'card' } }, { signal }),
  })
  const others = (data?.data ?? []).filter(({ _id }) => _id !== jobId).slice(0, SHOWN)
  if (others.length === 0) return null
  return (
    <section className={styles.more} aria-label={words.moreThatFit}>
      <div className={styles.between}>
        <h3>{words.moreThatFit}</h3>
        <Link to={`${paths.find}?tab=fits-my-week`}>{words.seeAll}</Link>
      </div>
      {others.map((job) => (
        <JobRow key={job._id} job={job} />
      ))}
    </section>
  )
}
