import { Button } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import { RowSkeletons } from '#web/ui/page/RowSkeletons'
import { ComparedPerson } from '#web/areas/employer/applicants/compare/ComparedPerson'
import { ComparedReplies } from '#web/areas/employer/applicants/compare/ComparedReplies'
import { comparedIn } from '#web/areas/employer/applicants/compare/compare-address'
import { criteriaOf, unshownBy } from '#web/areas/employer/applicants/compare/criteria'
import { useMoveFlow } from '#web/areas/employer/applicants/moves/useMoveFlow'
import { noSuchApplicationFor } from '#web/areas/employer/applicants/no-such-application'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { useScreen } from '#web/shared/shell/useScreen'
import { Rows } from '#web/ui/page/Columns'
import { EmptyState } from '#web/ui/page/EmptyState'
import { PageTitle } from '#web/ui/page/PageTitle'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words } from '#web/areas/employer/applicants/compare/words'
import styles from './Compare.module.css'

/** Two to four people for one job as a table: a column each, a row a criterion; a phone scrolls it sideways. */
export function CompareScreen() {
  const { jobId = '' } = useParams()
  const [address] = useSearchParams()
  const ids = comparedIn(address)
  const list = to(paths.jobApplicants, { jobId })
  useScreen(words.compare, list)
  const opened = useQueries({ queries: ids.map((id) => employerQuery('openApplication', { params: { id } })) })
  const flow = useMoveFlow()
  const failed = opened.find(({ error }) => error)
  const applications = opened.flatMap(({ data }) => data ?? [])
  const back = (
    <Button variant="default" component={Link} to={list}>
      {words.chooseDifferentPeople}
    </Button>
  )
  if (ids.length === 0) return <EmptyState level={1} title={words.noOneToCompare} text={words.select24Applicants} action={back} />
  if (failed)
    return (
      <QueryFailure
        title={words.weCouldntLoadEveryone}
        error={failed.error}
        gone={noSuchApplicationFor(jobId)}
        onRetry={() => opened.forEach(({ refetch }) => void refetch())}
      />
    )
  if (applications.length < ids.length) return <RowSkeletons label={words.openingTheApplications} />
  const unshown = unshownBy(applications)
  return (
    <Rows>
      <PageTitle title={words.sideBySide} text={applications[0]?.jobTitle} action={back} />
      <div className={styles.frame}>
        <table className={styles.table} data-people={ids.length} aria-label={words.applicantsBeingCompared}>
          <thead>
            <tr>
              <th scope="col">
                <SpokenText>{words.comparedBy}</SpokenText>
              </th>
              {applications.map((application) => (
                <ComparedPerson key={application._id} application={application} flow={flow} />
              ))}
            </tr>
          </thead>
          <tbody>
            <ComparedReplies applications={applications} flow={flow} />
            {criteriaOf(applications).map(({ key, title, of, none = words.notSaid }) => (
              <tr key={key}>
                <th scope="row">{title}</th>
                {applications.map((application) => (
                  <td key={application._id}>
                    <div className={styles.cell}>{of(application) || <span className={styles.muted}>{none}</span>}</div>
                  </td>
                ))}
              </tr>
            ))}
            {unshown.length > 0 && (
              <tr>
                <th scope="row">{words.noOneHasShown}</th>
                <td colSpan={applications.length}>{unshown.join(', ')}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <p className={styles.muted}>{words.theyCanEachSee}</p>
      {flow.dialog}
    </Rows>
  )
}
