import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/areas/employer/RowSkeletons'
import { ComparedPerson } from '#web/areas/employer/applicants/compare/ComparedPerson'
import { comparedIn } from '#web/areas/employer/applicants/compare/compare-address'
import { criteriaOf } from '#web/areas/employer/applicants/compare/criteria'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import styles from './Compare.module.css'

/** Two to four people for one post, criterion by criterion: in columns on a desk, below each other on a phone. */
export function CompareScreen() {
  const { jobId = '' } = useParams()
  const [address] = useSearchParams()
  const ids = comparedIn(address)
  const list = to(paths.jobApplicants, { jobId })
  useScreen('Compare', list)
  const opened = useQueries({ queries: ids.map((id) => employerQuery('openApplication', { params: { id } })) })
  const flow = useMoveFlow()
  const failed = opened.find(({ error }) => error)
  const applications = opened.flatMap(({ data }) => data ?? [])
  const back = (
    <Button variant="default" component={Link} to={list}>
      Choose different people
    </Button>
  )
  if (ids.length === 0) return <EmptyState level={1} title="No one to compare" text="Select 2 to 4 applicants in the list." action={back} />
  if (failed)
    return (
      <QueryFailure
        title="We couldn’t load everyone"
        error={failed.error}
        onRetry={() => opened.forEach(({ refetch }) => void refetch())}
      />
    )
  if (applications.length < ids.length) return <RowSkeletons label="Opening the applications" />
  return (
    <Rows>
      <PageTitle title="Side by side" text={applications[0]?.jobTitle} action={back} />
      <div className={styles.compare} data-people={ids.length}>
        <ul className={styles.people} aria-label="Applicants being compared">
          {applications.map((application) => (
            <ComparedPerson key={application._id} application={application} flow={flow} />
          ))}
        </ul>
        {criteriaOf(applications).map(({ key, title, of }) => (
          <section key={key} className={styles.criterion} aria-label={title}>
            <h2>{title}</h2>
            <ul className={styles.people}>
              {applications.map((application) => (
                <li key={application._id} className={styles.cell}>
                  <span className={styles.who}>{application.applicant.name}</span>
                  {of(application) || <span className={styles.muted}>No answer</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.muted}>They can each see you viewed their application. The match never uses age, photo or video.</p>
      {flow.dialog}
    </Rows>
  )
}
