import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { words } from '#web/areas/employer/company/words'
import { postsQuery } from '#web/areas/employer/home/home-queries'
import { endLine } from '#web/areas/employer/posts/job-words'
import { paths, to } from '#web/shared/paths'
import { payWords } from '#web/shared/words/pay'
import { useNow } from '#web/shared/words/useNow'
import { Bone } from '#web/ui/page/Bone'
import { Card } from '#web/ui/page/Card'
import styles from './CompanyPage.module.css'

const SHOWN = 4

/** The jobs that people find on the page; they are changed where jobs are. */
export function LiveJobs() {
  const now = useNow()
  const { data, error } = useQuery(postsQuery)
  const live = data?.data.filter(({ status }) => status === 'live')
  if (error) return null
  return (
    <Card label={words.jobs.title(live?.length ?? 0)}>
      <div className={styles.top}>
        {live ? <h2>{words.jobs.title(live.length)}</h2> : <Bone height={24} width={140} />}
        <Link to={paths.ongoingPosts}>{words.jobs.manage}</Link>
      </div>
      {!live && <Bone height={292} />}
      {live && live.length > 0 && (
        <ul className={styles.jobs}>
          {live.slice(0, SHOWN).map((job) => (
            <li key={job._id}>
              <div>
                <Link to={to(paths.post, { jobId: job._id })}>{job.title}</Link>
                <p>{job.location}</p>
              </div>
              <div>
                {job.salary !== null && <b>{payWords(job.salary, job.salaryUnit)}</b>}
                <p>{endLine(job, now)}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
