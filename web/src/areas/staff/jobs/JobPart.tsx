import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { staffQuery } from '#web/areas/staff/calls'
import { RemovalSheet } from '#web/areas/staff/jobs/RemovalSheet'
import { statusWords } from '#web/areas/staff/jobs/job-words'
import { useKeys } from '#web/areas/staff/keys/useKeys'
import { staffPaths } from '#web/areas/staff/paths'
import { CaseBody } from '#web/areas/staff/queue/opened/CaseBody'
import { FactRows } from '#web/areas/staff/queue/opened/FactRows'
import { Opened } from '#web/areas/staff/queue/opened/Opened'
import { Quote, Section } from '#web/areas/staff/queue/opened/Section'
import { reasonWords } from '#web/areas/staff/queue/opened/reason-words'
import { to } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { Card, CardActions } from '#web/ui/page/Card'
import { words } from '#web/areas/staff/jobs/words'
import styles from '../people/People.module.css'

/** One job with what was said of it; S asks before it is removed or brought back. */
export function JobPart({ id }: { readonly id: string }) {
  const query = useQuery(staffQuery('job', { params: { id } }))
  const [isAsked, setIsAsked] = useState(false)
  useKeys({ s: query.data && (() => setIsAsked(true)) })
  return (
    <Opened query={query}>
      {(job) => {
        const isRemoved = job.status === 'removed'
        return (
          <Card label={job.title}>
            <div className={styles.head}>
              <div className={styles.who}>
                <h2>{job.title || words.untitled}</h2>
                <p>
                  <Link to={to(staffPaths.company, { id: job.company._id })}>{job.company.companyName}</Link>
                  {` · ${dotted([job.city, statusWords[job.status]])}`}
                </p>
              </div>
              <CardActions>
                <Button variant="outline" {...(isRemoved ? {} : { color: 'danger' })} onClick={() => setIsAsked(true)}>
                  {isRemoved ? words.restore : words.remove}
                </Button>
              </CardActions>
            </div>
            <FactRows rows={[[words.why, job.statusReason]]} />
            {job.reports.length > 0 && (
              <Section title={job.reports.length === 1 ? words.n1Report : words.reports(job.reports.length)}>
                {job.reports.map(({ _id, reason, message, createdAt, status }) => (
                  <Quote key={_id}>
                    {dotted([dayDate(createdAt), reason && reasonWords[reason], status.replaceAll('_', ' ')])}
                    {`\n${message}`}
                  </Quote>
                ))}
              </Section>
            )}
            {job.about && <CaseBody of={job.about} />}
            {isAsked && <RemovalSheet job={job} onClose={() => setIsAsked(false)} />}
          </Card>
        )
      }}
    </Opened>
  )
}
